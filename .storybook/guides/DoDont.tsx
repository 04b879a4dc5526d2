import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon';
import { MediaObject } from '#ui/MediaObject';
import * as styles from './guides.css';

interface Advice {
  /** A live example. */
  example: ReactNode;
  /** The advice and its reason. */
  text: string;
}

export interface DoDontProps {
  /** What to do. */
  good: Advice;
  /** What not to do. */
  bad: Advice;
}

/** A good and a bad use of a primitive, side by side. */
export function DoDont({ good, bad }: DoDontProps) {
  return (
    <Unstyled>
      <div className={styles.pair}>
        <figure className={styles.good}>
          <div className={styles.example}>{good.example}</div>
          <figcaption>
            <MediaObject gap="2" media={<Icon name="check" size="small" tone="success" />}>
              <strong>Do.</strong> {good.text}
            </MediaObject>
          </figcaption>
        </figure>
        <figure className={styles.bad}>
          <div className={styles.example}>{bad.example}</div>
          <figcaption>
            <MediaObject gap="2" media={<Icon name="close" size="small" />}>
              <strong>Don’t.</strong> {bad.text}
            </MediaObject>
          </figcaption>
        </figure>
      </div>
    </Unstyled>
  );
}
