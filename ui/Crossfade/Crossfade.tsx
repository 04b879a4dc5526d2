import { type ReactNode, ViewTransition } from 'react';
import * as styles from './Crossfade.css';

export interface CrossfadeProps {
  /** Names what is shown: another name means other content, which begins again. */
  name: string;
  /** One element. */
  children: ReactNode;
}

/**
 * Content that gives way to other content: the old fades out, then the new fades in, 300 ms in all. It does so for
 * changes within `startTransition`, as every page change is; others, and browsers that cannot, change at once.
 */
export function Crossfade({ name, children }: CrossfadeProps) {
  return (
    <ViewTransition key={name} default="none" enter={styles.fade} exit={styles.fade}>
      {children}
    </ViewTransition>
  );
}
