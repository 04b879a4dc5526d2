import type { ReactNode } from 'react';
import * as styles from './Carousel.css';

export interface CarouselSkeletonProps {
  /** The skeleton of one card. */
  card: ReactNode;
  /** The skeleton of the heading. */
  heading: ReactNode;
}

/** The skeleton of a `Carousel` of cards that has arrows. Put it into a `SkeletonGroup`. */
export function CarouselSkeleton({ card, heading }: CarouselSkeletonProps) {
  return (
    <div className={styles.carousel}>
      <div className={styles.heading}>{heading}</div>
      <div className={styles.noControls} />
      <div className={styles.viewport.cards}>
        <div className={styles.track.cards}>
          {[1, 2, 3, 4, 5].map((index) => (
            <div key={index} className={styles.slide}>
              {card}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
