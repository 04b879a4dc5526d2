import { Accordion } from '#ui/Accordion';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { PhoneLink, useMessages } from '../country';
import { AmountRow } from './AmountRow';
import * as styles from './IntakeSums.css';
import { type ComparableSum, type Intake, isComparable, type SubstanceSum } from './intake';
import { messages } from './messages';

/**
 * The sum of each substance and which product it comes from: with a bar up to twice the reference intake where there is
 * one; the others are folded below.
 */
export function IntakeSums({ sums, unread }: Intake) {
  const text = useMessages(messages).intake;
  const known = sums.filter(isComparable);
  const rest = sums.filter((sum) => !isComparable(sum));
  return (
    <Stack gap="5">
      {known.length > 0 && (
        <Stack gap="4">
          {/* Of the bars, which screen readers do not read either. */}
          <div aria-hidden="true">
            <Text size="small" tone="muted">
              {text.legend}
            </Text>
          </div>
          <Stack as="ul" gap="4">
            {known.map((sum) => (
              <li key={sum.name}>
                <WithReference sum={sum} />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      {rest.length > 0 &&
        (known.length > 0 ? (
          <Accordion
            items={[{ value: 'rest', heading: text.withoutReference, content: <Amounts sums={rest} /> }]}
          />
        ) : (
          <Amounts sums={rest} />
        ))}
      <Stack gap="1">
        {unread.length > 0 && <Text tone="muted">{text.unread(unread)}</Text>}
        <Text tone="muted">{text.note}</Text>
      </Stack>
    </Stack>
  );
}

function Amounts({ sums }: Pick<Intake, 'sums'>) {
  return (
    <Stack as="ul" gap="3">
      {sums.map((sum) => (
        <li key={sum.name}>
          <AmountRow label={capitalized(sum.name)} amount={sum.amount} />
          <Sources sum={sum} />
        </li>
      ))}
    </Stack>
  );
}

function WithReference({ sum }: { sum: ComparableSum }) {
  const text = useMessages(messages).intake;
  const { share, exceeded } = sum;
  return (
    <Stack gap="2">
      <AmountRow label={capitalized(sum.name)} amount={sum.amount} weight="semibold" />
      <div className={styles.bar} aria-hidden="true">
        <div className={styles.fill} style={{ width: `${share / 2}%` }} />
        <div className={styles.mark} />
      </div>
      <div>
        <Text size="small" tone="muted">
          {text.share(share)}
        </Text>
        <Sources sum={sum} />
        {exceeded && <Text>{text.exceeded(exceeded)}</Text>}
      </div>
    </Stack>
  );
}

/** A single product has the amount of the sum, which need not be said again. */
function Sources({ sum: { sources } }: { sum: SubstanceSum }) {
  const products = sources.map(({ product, amount }) =>
    sources.length > 1 ? `${product} ${amount}` : product,
  );
  return (
    <Text size="small" tone="muted">
      {products.join(' · ')}
    </Text>
  );
}

/** What to do about substances that several products hold. */
export function OverlapAdvice() {
  const text = useMessages(messages).intake;
  return (
    <Text>
      {text.ask} <PhoneLink />
    </Text>
  );
}

/** 'cink' → 'Cink' */
export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
