import { memo, useId } from 'react';
import type { Offer } from '#features/shared/api';
import { useCartCount } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { type Dose, Drawing, GroupColours, readDose } from '#features/shared/offer';
import { Lazy } from '#features/shared/page';
import { codeQuery } from '#features/shared/platform';
import { Band } from '#ui/Band';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { NoWrap } from '#ui/NoWrap';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './DailyDose.css';
import { substancePicture } from './substances';

/** Loaded where the cart may hold the same substances. */
const sharedSubstances = codeQuery(async () => (await import('./SharedSubstances')).SharedSubstances);

/**
 * What a daily dose holds: each substance with a drawing, its amount and its share of the recommended intake. Without
 * amounts that can be read, there is no band.
 */
export const DailyDose = memo(function DailyDose({ offer }: { offer: Offer }) {
  const dose = offer.food && readDose(offer.food.dailyDose);
  return dose ? <DoseBand dose={dose} offer={offer} /> : null;
});

function DoseBand({ dose: { portion, substances }, offer }: { dose: Dose; offer: Offer }) {
  const text = useMessages(messages).facts;
  const headingId = useId();
  const isCartFilled = useCartCount() > 0;
  return (
    <Stack paddingStart="10">
      <GroupColours group={offer.group}>
        <Band as="section" tone="tint" aria-labelledby={headingId}>
          <Container>
            <Columns columns={{ desktop: 'medium:1' }} gap="8" columnGap="9" align="center">
              <Stack gap="3">
                <Heading level={2} id={headingId}>
                  {text.dose}
                </Heading>
                <Text>{text.portion(portion)}</Text>
                <Lazy code={sharedSubstances} open={isCartFilled}>
                  {(SharedSubstances) => <SharedSubstances offer={offer} />}
                </Lazy>
              </Stack>
              <ul className={styles.substances}>
                {substances.map(({ name, amount, share }) => (
                  <li key={name} className={styles.substance}>
                    <Picture name={name} />
                    <Text as="span" size="h2">
                      <NoWrap>{amount}</NoWrap>
                    </Text>
                    <span className={styles.name}>
                      <Text as="span" size="h4">
                        {name}
                      </Text>
                    </span>
                    {share && (
                      <Text as="span" size="small">
                        {share}
                      </Text>
                    )}
                  </li>
                ))}
              </ul>
            </Columns>
          </Container>
        </Band>
      </GroupColours>
    </Stack>
  );
}

function Picture({ name }: { name: string }) {
  const picture = substancePicture(name);
  return (
    <span className={styles.picture} aria-hidden="true">
      {'drawing' in picture ? (
        <span className={styles.drawing}>
          <Drawing name={picture.drawing} />
        </span>
      ) : (
        <span className={styles.letters}>{picture.letters}</span>
      )}
    </span>
  );
}
