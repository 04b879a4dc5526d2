import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Price.css';

export const priceSizes = ['card', 'large', 'row', 'bar'] as const;

export interface PriceProps {
  /** What it costs now, formatted: '46,90 KM'. */
  price: string;
  /** What it cost before, formatted. Left out where there is no discount. */
  oldPrice?: string | undefined;
  /** The saving in words, formatted: 'Štedite 53,00 KM'. */
  savings?: string | undefined;
  /** What has to be said about the discount, in a sentence; only in `card` and `large`. */
  note?: string | undefined;
  /** What the amounts are, said before them by screen readers: 'Cijena', 'Stara cijena'. */
  labels: { price: string; oldPrice: string };
  /**
   * `large` once on a page, beside the main button; `row` at the right end of a line in a list or summary; `bar` at
   * the left of a bar that follows the page.
   */
  size?: (typeof priceSizes)[number];
}

/** What one thing costs: the new price, the old one struck through, the saving, always in that order. Sums are `Text`. */
export function Price({ price, oldPrice, savings, note, labels, size = 'card' }: PriceProps) {
  return (
    <span className={`${styles.price} ${styles.layouts[size]}`}>
      <span className={`${styles.amount} ${styles.amounts[size]}`}>
        <VisuallyHidden>{labels.price} </VisuallyHidden>
        {price}
      </span>
      {(oldPrice ?? savings) && (
        <span className={styles.asides[size]}>
          {oldPrice && (
            <s className={`${styles.amount} ${styles.old}`}>
              <VisuallyHidden>{labels.oldPrice} </VisuallyHidden>
              {oldPrice}
            </s>
          )}
          {savings && <span className={`${styles.savings} ${styles.ownLine[size]}`}>{savings}</span>}
        </span>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
