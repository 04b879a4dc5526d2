import type { ReactNode } from 'react';
import * as styles from './Carousel.css';

export interface CarouselSkeletonProps {
  /** The skeleton of one card. */
  card: ReactNode;
}

/** The skeleton of a `Carousel` of cards. Put it into a `SkeletonGroup`. */
export function CarouselSkeleton({ card }: CarouselSkeletonProps) {
  return (
    <div className={styles.roots.cards}>
      <div className={styles.viewport.cards}>
        <div className={styles.track.cards}>
          {[1, 2, 3, 4, 5, 6].map((index) => (
            <div key={index} className={styles.slide.cards}>
              {card}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
