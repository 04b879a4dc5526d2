import { useChangeMotion } from '#ui/theme';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Price.css';

export const priceSizes = ['card', 'large', 'row', 'bar'] as const;

export interface PriceProps {
  /** The current price, formatted: '46,90 KM'. */
  price: string;
  /** The old price, formatted. Omit it if there is no discount. */
  oldPrice?: string | undefined;
  /** What the saving is reckoned from, above the price: 'Odvojeno 86,80 KM, u paketu'. Only with `large`. */
  before?: string;
  /** The saving, as a formatted text: 'Štedite 53,00 KM'. */
  savings?: string | undefined;
  /** Required sentences about the price; only with `card` and `large`. */
  notes?: readonly string[];
  /** Screen readers announce these before the amounts: 'Cijena', 'Stara cijena'. */
  labels: { price: string; oldPrice: string };
  /**
   * `large` once per page, beside the main button; `row` at the right end of a line in a list or summary; `bar` at the
   * left of a sticky bar.
   */
  size?: (typeof priceSizes)[number];
}

/** The price of one item: the current price, the old one struck through, the saving, always in that order. For sums, use `Text`. */
export function Price({ price, oldPrice, before, savings, notes = [], labels, size = 'card' }: PriceProps) {
  const motion = useChangeMotion(price);
  return (
    <span className={`${styles.price} ${styles.layouts[size]}`}>
      {before && <span className={styles.before}>{before}</span>}
      <span className={`${styles.amount} ${styles.amounts[size]} ${motion}`}>
        <VisuallyHidden>{`${labels.price} `}</VisuallyHidden>
        <span>{price}</span>
      </span>
      {(oldPrice ?? savings) && (
        <span className={styles.asides[before ? 'row' : size]}>
          {oldPrice && (
            <s className={`${styles.amount} ${styles.old}`}>
              <VisuallyHidden>{`${labels.oldPrice} `}</VisuallyHidden>
              <span>{oldPrice}</span>
            </s>
          )}
          {savings && <span className={`${styles.savings} ${before ? styles.ownLine : ''}`}>{savings}</span>}
        </span>
      )}
      {notes.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
    </span>
  );
}
