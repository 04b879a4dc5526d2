import { useRef } from 'react';
import { storyAddress, type Toolbars } from './address';
import * as styles from './StoryFrame.css';
import type { State } from './states';
import { useIsNear } from './useIsNear';
import { useLiveStory } from './useLiveStory';

export interface StoryFrameProps {
  state: State;
  /** The text of the link. Default: the state's name. */
  label?: string;
  /** Toolbars of the story and of the link. */
  toolbars?: Toolbars;
  /** The window of the link, by its name in the viewport menu. */
  viewport?: string;
  /** The size of the window that the story sees, in px. */
  size: { width: number; height: number };
  /** 0.25 draws the window at a quarter of its size. */
  scale: number;
  /** The story can be used in its frame. Otherwise a click on it opens it in the workspace. */
  isUsable?: boolean;
}

/** The size of the window in px and its scale, as properties that the frame inherits. */
const windowOf = ({ width, height, scale }: { width: number; height: number; scale: number }) => ({
  '--frame-width': `${width}px`,
  '--frame-height': `${height}px`,
  '--frame-scale': scale,
});

/** A live story at a smaller scale, with a link that opens it in the workspace. It is live while it is in view. */
export function StoryFrame({
  state,
  label = state.name,
  toolbars = {},
  viewport,
  size: { width, height },
  scale,
  isUsable = false,
}: StoryFrameProps) {
  const cell = useRef<HTMLDivElement>(null);
  const story = useLiveStory(cell, useIsNear(cell), {
    id: state.id,
    toolbars,
    title: `${state.title}, ${label}`,
    isUsable,
  });

  return (
    <figure className={styles.figure} style={{ width: width * scale }} data-story={story}>
      <div
        ref={cell}
        className={styles.cell}
        style={{ height: height * scale, ...windowOf({ width, height, scale }) }}
      />
      <figcaption>
        <a
          className={isUsable ? styles.link : styles.coveringLink}
          href={storyAddress(state.id, { ...toolbars, ...(viewport && { 'viewport.value': viewport }) })}
          target="_top"
        >
          {label}
        </a>
        {story === 'failed' && <p className={styles.failed}>The state is not reached in these conditions.</p>}
      </figcaption>
    </figure>
  );
}
