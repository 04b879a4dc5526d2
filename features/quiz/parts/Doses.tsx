import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { doseOf } from '#features/shared/offer';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './Doses.css';

/** What a daily dose holds, in large figures; nothing where the backend's text has no amounts. */
export function Doses({ offer }: { offer: Pick<Offer, 'food'> }) {
  const text = useMessages(messages);
  const dose = doseOf(offer);
  if (!dose) return null;
  return (
    <div className={styles.doses}>
      <Text weight="semibold">{text.dose(dose.portion)}</Text>
      <dl className={styles.list}>
        {dose.substances.map(({ name, amount }) => (
          <div key={name} className={styles.substance}>
            <Text as="dt" size="ui">
              {name}
            </Text>
            <Text as="dd" size="h2">
              {amount.replaceAll(' ', '\u00A0')}
            </Text>
          </div>
        ))}
      </dl>
    </div>
  );
}
