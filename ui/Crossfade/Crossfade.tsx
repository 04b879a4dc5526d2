import { type ReactNode, ViewTransition } from 'react';
import { media, useMedia } from '#ui/theme';
import * as styles from './Crossfade.css';

export interface CrossfadeProps {
  /** Identifies the content: another name remounts the children and starts a transition. */
  name: string;
  /** A single element. */
  children: ReactNode;
}

/**
 * Fades the old content out and then the new content in, 300 ms in all. Animates changes within `startTransition`, such
 * as every page change; other changes switch at once, as do browsers without view transitions and people who prefer
 * reduced motion.
 */
export function Crossfade({ name, children }: CrossfadeProps) {
  const fade = useMedia(media.reducedMotion) ? 'none' : styles.fade;
  return (
    <ViewTransition key={name} default="none" enter={fade} exit={fade}>
      {children}
    </ViewTransition>
  );
}
