import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Rating.css';

export const ratingSizes = ['small', 'medium', 'large'] as const;

export interface RatingProps {
  /** From 0 to 5; the stars show it to one decimal. */
  value: number;
  /** All of it in words, heard in place of what is seen: 'Ocjena 4,8 od 5, 3.512 recenzija'. */
  label: string;
  /** The value as it is written, with one decimal: '4,8'. Left out for one person's stars. */
  score?: string | undefined;
  /** How many people, as it is written: '(3.512)'. */
  count?: string | undefined;
  /** `small` in lists, `medium` beside a heading, `large` above a list of reviews. */
  size?: (typeof ratingSizes)[number];
}

/** From its upper point; the next star begins from there too. */
const STAR = 'l2.500 5.300 5.800.8-4.200 4 1 5.800-5.100-2.800-5.100 2.800 1-5.800-4.200-4 5.800-.8z';
/** From one star to the next, on the drawing's grid; a star is 20 wide and its points reach from 1.7 to 18.3. */
const STEP = 20;
const INSET = 1.7;
const WIDTH = 5 * STEP;

const ROW = [0, 1, 2, 3, 4].map((place) => `M${place * STEP + 10} 1.700${STAR}`).join('');

/** How far the filled stars reach: whole stars, then that part of the next one's own width. */
function reach(value: number) {
  const tenths = Math.round(Math.min(Math.max(value, 0), 5) * 10);
  const whole = Math.floor(tenths / 10);
  return whole * STEP + (tenths % 10 === 0 ? 0 : INSET + ((tenths % 10) / 10) * (STEP - 2 * INSET));
}

/** What people think of something, in stars. To give a rating, use `RatingInput`. */
export function Rating({ value, label, score, count, size = 'small' }: RatingProps) {
  return (
    <span className={`${styles.rating} ${styles.sizes[size]}`}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg className={styles.stars} viewBox={`0 0 ${WIDTH} 20`} aria-hidden="true">
        <path className={styles.empty} d={ROW} />
        <svg className={styles.full} width={reach(value)} height="20" aria-hidden="true">
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
