import { type RefObject, useLayoutEffect, useState } from 'react';
import { keepIdleFrames } from './frames';
import { type LiveStory, type LiveStoryOptions, showInCell } from './liveStory';

/** Shows a story in a cell while the cell is in view, or almost. */
export function useLiveStory(
  cell: RefObject<HTMLElement | null>,
  isNear: boolean,
  { id, toolbars, title, isUsable }: LiveStoryOptions,
): LiveStory {
  const [story, setStory] = useState<LiveStory>('waiting');
  // The same choices are not another story.
  const chosen = JSON.stringify(toolbars);
  useLayoutEffect(keepIdleFrames, []);
  useLayoutEffect(() => {
    if (!isNear || !cell.current) return;
    const options = { id, toolbars: JSON.parse(chosen), title, isUsable };
    const leave = showInCell(cell.current, options, setStory);
    return () => {
      leave();
      setStory('waiting');
    };
  }, [cell, isNear, id, chosen, title, isUsable]);
  return story;
}
