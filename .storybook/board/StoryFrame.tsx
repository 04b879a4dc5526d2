import { useRef } from 'react';
import { frameAddress, storyAddress, type Toolbars } from './address';
import * as styles from './StoryFrame.css';
import type { State } from './states';
import { THUMBNAIL_NAME } from './thumbnailName';
import { useIsNear } from './useIsNear';
import { useLiveStory } from './useLiveStory';

export interface StoryFrameProps {
  state: State;
  /** The text of the link. Default: the state's name. */
  label?: string;
  /** Toolbars of the story and of the link. */
  toolbars?: Toolbars;
  /** The size of the window that the story sees, in px. */
  size: { width: number; height: number };
  /** 0.25 draws the window at a quarter of its size. */
  scale: number;
  /** The story can be used in its frame. Otherwise a click on it opens it in the workspace. */
  isUsable?: boolean;
}

/**
 * A live story at a smaller scale, with a link that opens it in the workspace. It is loaded when it comes into view and
 * unloaded when it is far away.
 */
export function StoryFrame({
  state,
  label = state.name,
  toolbars = {},
  size: { width, height },
  scale,
  isUsable = false,
}: StoryFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = frameAddress(state.id, toolbars);
  const isNear = useIsNear(box);
  const story = useLiveStory(frame, isNear ? address : undefined);

  return (
    <figure className={styles.figure} style={{ width: width * scale }} data-story={story}>
      <div ref={box} className={styles.box} style={{ height: height * scale }}>
        {story !== 'waiting' && (
          <iframe
            key={address}
            ref={frame}
            className={styles.frame}
            name={THUMBNAIL_NAME}
            title={`${state.title}, ${label}`}
            src={address}
            style={{ width, height, scale }}
            // A play needs the focus, so the frame becomes inert only when the story is at rest.
            inert={!isUsable && story !== 'loading'}
          />
        )}
      </div>
      <figcaption>
        <a
          className={isUsable ? styles.link : styles.coveringLink}
          href={storyAddress(state.id, toolbars)}
          target="_top"
        >
          {label}
        </a>
        {story === 'failed' && <p className={styles.failed}>The state is not reached in these conditions.</p>}
      </figcaption>
    </figure>
  );
}
