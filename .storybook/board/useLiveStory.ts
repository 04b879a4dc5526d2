import { type RefObject, useLayoutEffect, useState } from 'react';
import { keepIdleFrames, returnFrame, showStory, takeFrame } from './frames';
import { createQueue } from './queue';

const inLoadingQueue = createQueue(2);

/** A page has one focus, and a story that takes it would take it from the play of another. */
const inPlayingQueue = createQueue(1);

/** `waiting` for its frame or its turn, at rest (`reached`), or stopped before its state (`failed`). */
export type LiveStory = 'waiting' | 'reached' | 'failed';

interface LiveStoryOptions {
  id: string;
  /** The address of the frame, which names no story. */
  address: string;
  /** The name of the frame. */
  title: string;
  /** The story can be used at rest; otherwise its frame is inert. */
  isUsable: boolean;
}

/**
 * Shows a story in a cell, in a frame of its own.
 *
 * @param isNear whether the cell is in view, or almost. Otherwise its frame is left to other cells
 */
export function useLiveStory(
  cell: RefObject<HTMLElement | null>,
  isNear: boolean,
  { id, address, title, isUsable }: LiveStoryOptions,
): LiveStory {
  const [story, setStory] = useState<LiveStory>('waiting');
  useLayoutEffect(keepIdleFrames, []);
  // Its end is before the cell leaves the page, when its frame can still be moved.
  useLayoutEffect(() => {
    const box = cell.current;
    if (!isNear || !box) return;
    const leaving = new AbortController();
    const { signal: left } = leaving;
    let used: HTMLIFrameElement | undefined;
    let isAtRest = false;
    async function show(element: HTMLElement) {
      const loaded = await inLoadingQueue(element, async () => {
        left.throwIfAborted();
        const { frame, loading } = takeFrame(address, element, left);
        used = frame;
        // A play needs the focus.
        frame.inert = false;
        frame.title = title;
        await loading;
        return frame;
      });
      await inPlayingQueue(element, async () => {
        left.throwIfAborted();
        await showStory(loaded, id, left);
      });
      isAtRest = true;
      loaded.inert = !isUsable;
    }
    const end = (outcome: LiveStory) => () => {
      if (!left.aborted) setStory(outcome);
    };
    show(box).then(end('reached'), end('failed'));
    return () => {
      leaving.abort();
      if (used) returnFrame(used, address, isAtRest);
      setStory('waiting');
    };
  }, [cell, isNear, id, address, title, isUsable]);
  return story;
}
