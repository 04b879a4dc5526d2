import { type ReactNode, useState, ViewTransition } from 'react';
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
 * as every page change; other changes switch at once. In browsers without view transitions, only the new content fades
 * in. With reduced motion nothing fades.
 */
export function Crossfade(props: CrossfadeProps) {
  const prefersReducedMotion = useMedia(media.reducedMotion);
  // React starts a view transition even if its parts have the class `none`. Decided once, because the other component would
  // render the content anew.
  const [hasViewTransitions] = useState(
    () => typeof document.startViewTransition === 'function' && !prefersReducedMotion,
  );
  return hasViewTransitions ? <Transition {...props} /> : <FadeIn {...props} />;
}

function Transition({ name, children }: CrossfadeProps) {
  // The preference may change later.
  const fade = useMedia(media.reducedMotion) ? 'none' : styles.fade;
  return (
    <ViewTransition key={name} default="none" enter={fade} exit={fade}>
      {children}
    </ViewTransition>
  );
}

function FadeIn({ name, children }: CrossfadeProps) {
  const [shown, setShown] = useState({ name, isFirst: true });
  if (shown.name !== name) setShown({ name, isFirst: false });
  return (
    <div key={name} className={shown.isFirst ? styles.content : styles.newContent}>
      {children}
    </div>
  );
}
