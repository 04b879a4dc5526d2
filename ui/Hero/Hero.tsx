import type { ReactNode } from 'react';
import { Container } from '#ui/Container';
import * as styles from './Hero.css';

export const heroLayouts = ['beside', 'behind', 'besideThenBehind'] as const;
export const heroRatios = ['tall', 'wide'] as const;

export interface HeroProps {
  /** An `Image` that fills its place. */
  picture: ReactNode;
  /** The page's heading, a lead and what leads on. */
  children: ReactNode;
  /**
   * Where the picture is from 800 px: at the right of the words, or behind them, quiet on its left side;
   * `besideThenBehind` is at their right until there is room for a landscape (1200 px). On phones it is above the words.
   */
  layout: (typeof heroLayouts)[number];
  /** The picture's form on phones: 8:9 or 4:3. */
  ratio?: (typeof heroRatios)[number];
}

/** The opening of a page that speaks for itself: one picture and a few words on the dark surface. Once on a page. */
export function Hero({ picture, children, layout, ratio = 'wide' }: HeroProps) {
  return (
    <div className={styles.heroes[layout]}>
      <div className={`${styles.pictures[layout]} ${styles.ratios[ratio]}`}>{picture}</div>
      <div className={styles.words}>
        <Container>
          <div className={styles.column}>{children}</div>
        </Container>
      </div>
    </div>
  );
}
