import { type ReactNode, ViewTransition } from 'react';
import * as styles from './Crossfade.css';

export interface CrossfadeProps {
  /** Identifies the content: another name remounts the children and starts a transition. */
  name: string;
  /** A single element. */
  children: ReactNode;
}

/**
 * Fades the old content out and then the new content in, 300 ms in all. Animates changes within `startTransition`, such
 * as every page change; other changes, and browsers without view transitions, switch at once.
 */
export function Crossfade({ name, children }: CrossfadeProps) {
  return (
    <ViewTransition key={name} default="none" enter={styles.fade} exit={styles.fade}>
      {children}
    </ViewTransition>
  );
}
