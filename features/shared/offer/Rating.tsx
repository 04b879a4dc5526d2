import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Rating.css';

export const ratingSizes = ['small', 'medium', 'large'] as const;

export interface RatingProps {
  /** From 0 to 5; the stars show it to one decimal. */
  value: number;
  /** The whole rating as text, announced instead of the visible parts: 'Ocjena 4,8 od 5, 3.512 recenzija'. */
  label: string;
  /** The formatted value with one decimal: '4,8'. Omit it for the rating of one person. */
  score?: string | undefined;
  /** The formatted number of ratings: '(3.512)'. */
  count?: string | undefined;
  /** `small` in lists, `medium` beside a heading, `large` above a list of reviews. */
  size?: (typeof ratingSizes)[number];
}

/** The outline of a star, starting at its top point. */
const STAR = 'l2.500 5.300 5.800.8-4.200 4 1 5.800-5.100-2.800-5.100 2.800 1-5.800-4.200-4 5.800-.8z';
/** The distance between stars in the viewBox. A star is 20 wide; its points extend from 1.7 to 18.3. */
const STEP = 20;
const INSET = 1.7;
const WIDTH = 5 * STEP;

const ROW = [0, 1, 2, 3, 4].map((index) => `M${index * STEP + 10} 1.700${STAR}`).join('');

/** The width of the filled part: whole stars, then a fraction of the next star's width. */
function filledWidth(value: number) {
  const tenths = Math.round(Math.min(Math.max(value, 0), 5) * 10);
  const whole = Math.floor(tenths / 10);
  return whole * STEP + (tenths % 10 === 0 ? 0 : INSET + ((tenths % 10) / 10) * (STEP - 2 * INSET));
}

/** Shows a rating in stars. To enter a rating, use `RatingInput`. */
export function Rating({ value, label, score, count, size = 'small' }: RatingProps) {
  return (
    <span className={`${styles.rating} ${styles.sizes[size]}`}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg className={styles.stars} viewBox={`0 0 ${WIDTH} 20`} aria-hidden="true">
        <path className={styles.empty} d={ROW} />
        <svg className={styles.full} width={filledWidth(value)} height="20" aria-hidden="true">
          <path d={ROW} />
        </svg>
      </svg>
      {score && (
        <span className={styles.score} aria-hidden="true">
          {score}
        </span>
      )}
      {count && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </span>
  );
}
