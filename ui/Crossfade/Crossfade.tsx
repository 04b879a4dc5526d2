import { createContext, type ReactNode, use, useState, ViewTransition } from 'react';
import { useReducedMotion } from '#ui/theme';
import * as styles from './Crossfade.css';

const ViewTransitions = createContext(true);

export interface CrossfadeProviderProps {
  /** Whether crossfades may use view transitions: not in a browser that cannot be relied on for them. */
  viewTransitions: boolean;
  /** The app. */
  children: ReactNode;
}

/** Decides how all crossfades of the app fade. Without it, they use view transitions. */
export function CrossfadeProvider({ viewTransitions, children }: CrossfadeProviderProps) {
  return <ViewTransitions value={viewTransitions}>{children}</ViewTransitions>;
}

export interface CrossfadeProps {
  /** Identifies the content: another name remounts the children and starts a transition. */
  name: string;
  /** A single element. */
  children: ReactNode;
}

/**
 * Fades the old content out and then the new content in, 300 ms in all. Animates changes within `startTransition`, such
 * as every page change; other changes switch at once. Without view transitions, only the new content fades in. With
 * reduced motion nothing fades.
 */
export function Crossfade(props: CrossfadeProps) {
  const isAllowed = use(ViewTransitions);
  const isMotionReduced = useReducedMotion();
  // React starts a view transition even if its parts have the class `none`. Decided once, because the other component would
  // render the content anew.
  const [hasViewTransitions] = useState(
    () => isAllowed && !isMotionReduced && typeof document.startViewTransition === 'function',
  );
  return hasViewTransitions ? <Transition {...props} /> : <FadeIn {...props} />;
}

function Transition({ name, children }: CrossfadeProps) {
  // The preference may change later.
  const fade = useReducedMotion() ? 'none' : styles.fade;
  return (
    // The markup of `FadeIn`, which a prerender has.
    <div className={styles.content}>
      <ViewTransition key={name} default="none" enter={fade} exit={fade}>
        {children}
      </ViewTransition>
    </div>
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
