import type { ReactNode } from 'react';
import { Container } from '#ui/Container';
import * as styles from './Hero.css';

export const heroLayouts = ['behind', 'besideThenBehind'] as const;
export const heroRatios = ['tall', 'wide'] as const;

export interface HeroProps {
  /** An `Image` with `ratio="fill"`. */
  picture: ReactNode;
  /** The page's heading, a lead and links. */
  children: ReactNode;
  /**
   * The picture's position from 800 px: behind the text, with an empty left side; `besideThenBehind` is to the right of
   * it up to 1200 px, then behind. On phones the picture is above the text.
   */
  layout: (typeof heroLayouts)[number];
  /** The picture's aspect ratio on phones: 1:1 or 4:3. */
  ratio?: (typeof heroRatios)[number];
}

/** The top of a landing page: one picture and a short text on the dark surface. Once per page. */
export function Hero({ picture, children, layout, ratio = 'wide' }: HeroProps) {
  return (
    <div className={styles.heroes[layout]}>
      <div className={`${styles.pictures[layout]} ${styles.ratios[ratio]}`}>{picture}</div>
      <div className={`${styles.text} ${styles.overlaps[ratio]}`}>
        <Container>
          <div className={styles.column}>{children}</div>
        </Container>
      </div>
    </div>
  );
}
