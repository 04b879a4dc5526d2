import type { Toolbars } from './address';
import { returnFrame, showStory, takeFrame } from './frames';
import { createQueue } from './queue';

const inLoadingQueue = createQueue(2);

/** A page has one focus, and a story that takes it would take it from the play of another. */
const inPlayingQueue = createQueue(1);

/** `waiting` for its frame or its turn, at rest (`reached`), or stopped before its state (`failed`). */
export type LiveStory = 'waiting' | 'reached' | 'failed';

export interface LiveStoryOptions {
  id: string;
  toolbars: Toolbars;
  /** The name of the frame. */
  title: string;
  /** The story can be used at rest; otherwise its frame is inert. */
  isUsable: boolean;
}

/**
 * Shows a story in a cell, in a frame of its own.
 *
 * @param onEnd learns what has become of it
 * @returns a function that leaves the frame to other cells. Call it before the cell leaves the page, when frames can be moved
 */
export function showInCell(
  cell: HTMLElement,
  { id, toolbars, title, isUsable }: LiveStoryOptions,
  onEnd: (outcome: LiveStory) => void,
): () => void {
  const leaving = new AbortController();
  const { signal: left } = leaving;
  let used: HTMLIFrameElement | undefined;
  let isAtRest = false;

  async function show() {
    const loaded = await inLoadingQueue(cell, async () => {
      left.throwIfAborted();
      const { frame, loading } = takeFrame(cell, toolbars, left);
      used = frame;
      // A play needs the focus; Tab does not lead into what is not shown yet.
      frame.inert = false;
      frame.tabIndex = -1;
      frame.title = title;
      await loading;
      return frame;
    });
    await inPlayingQueue(cell, async () => {
      left.throwIfAborted();
      await showStory(loaded, id, left);
    });
    isAtRest = true;
    loaded.inert = !isUsable;
    loaded.tabIndex = 0;
  }

  const end = (outcome: LiveStory) => () => {
    if (!left.aborted) onEnd(outcome);
  };
  show().then(end('reached'), end('failed'));
  return () => {
    leaving.abort();
    if (used) returnFrame(used, toolbars, isAtRest);
  };
}
