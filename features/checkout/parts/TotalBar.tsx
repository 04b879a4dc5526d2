import type { CartSummary } from '#features/shared/cart';
import { formatMoney, useMessages } from '#features/shared/country';
import { Icon } from '#ui/Icon';
import { Skeleton } from '#ui/Skeleton';
import { messages } from '../messages';
import type { OrderSummaryState } from './OrderSummary';
import * as styles from './TotalBar.css';

export interface TotalBarProps {
  /** `id` of the summary's heading. */
  target: string;
  state: OrderSummaryState;
  summary: CartSummary;
  /** Number of pieces; known before the prices are. */
  count: number;
}

/** The total above the form and a jump to the summary, for narrow screens, where the summary is below the form. */
export function TotalBar({ target, state, summary: { newTotal, currency }, count }: TotalBarProps) {
  const text = useMessages(messages);
  if (state === 'empty') return null;
  return (
    <button
      type="button"
      className={styles.bar}
      onClick={() => {
        const summary = document.getElementById(target);
        summary?.scrollIntoView({ block: 'start' });
        summary?.focus({ preventScroll: true });
      }}
    >
      <Icon name="bag" size="small" />
      <span>
        {text.summary} ({count})
      </span>
      <Icon name="chevron-down" size="small" />
      <span className={styles.amount}>
        {state === 'pending' && <Skeleton shape="line" />}
        {state === 'ready' && currency !== undefined && formatMoney(newTotal, currency)}
      </span>
    </button>
  );
}
