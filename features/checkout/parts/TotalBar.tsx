import { amountToPay, type CartSummary } from '#features/shared/cart';
import { formatMoney, useCountry, useMessages } from '#features/shared/country';
import { showAndFocus } from '#features/shared/page';
import { Icon } from '#ui/Icon';
import { Inline } from '#ui/Inline';
import { NoWrap } from '#ui/NoWrap';
import { Skeleton } from '#ui/Skeleton';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import type { OrderSummaryState } from './OrderSummary';
import * as styles from './TotalBar.css';

export interface TotalBarProps {
  /** `id` of the summary's heading. */
  target: string;
  state: OrderSummaryState;
  summary: CartSummary;
  /** Number of pieces in the cart; shown until their prices are known. */
  count: number;
}

/** The total above the form and a jump to the summary, for narrow screens, where the summary is below the form. */
export function TotalBar({ target, state, summary, count }: TotalBarProps) {
  const text = useMessages(messages);
  const country = useCountry();
  const { sums } = summary;
  if (state === 'empty') return null;
  return (
    <button
      type="button"
      className={styles.bar}
      onClick={() => showAndFocus(document.getElementById(target))}
    >
      <Inline as="span" gap="4" rowGap="0" justify="split">
        <Inline as="span" gap="2">
          <Icon name="bag" size="small" />
          <Text as="span" size="ui" weight="semibold">
            {`${text.summary} (${summary.count || count})`}
          </Text>
          <Icon name="chevron-down" size="small" />
        </Inline>
        {state === 'pending' && <Skeleton shape="line" width="quarter" />}
        {state === 'ready' && sums && (
          <Text as="span" size="ui" weight="bold">
            <NoWrap marksChange>{formatMoney(amountToPay(sums, country), sums.currency)}</NoWrap>
          </Text>
        )}
      </Inline>
    </button>
  );
}
