import { type RefObject, useEffect, useState } from 'react';
import { STORY_FINISHED, STORY_MISSING } from 'storybook/internal/core-events';
import * as v from 'valibot';
import { returnFocus } from './returnFocus';
import { takeTurn } from './turns';

/** A story that does not come to rest ends its turn after this time, in ms. */
const LONGEST_LOADING = 30_000;

/** What Storybook posts to the page around a story when the story is at rest. */
const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    event: v.object({
      type: v.picklist([STORY_FINISHED, STORY_MISSING]),
      args: v.optional(v.array(v.unknown()), []),
    }),
  }),
);

const successSchema = v.object({ status: v.literal('success') });

/** `waiting` for its turn, `loading`, at rest (`reached`), or stopped before its state (`failed`). */
export type LiveStory = 'waiting' | 'loading' | 'reached' | 'failed';

/**
 * Follows the story in a frame. The frame may be rendered unless the story is `waiting`.
 *
 * @param address of the frame; `undefined` while it is out of view
 */
export function useLiveStory(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
): LiveStory {
  const [story, setStory] = useState<LiveStory>('waiting');
  useEffect(() => {
    if (address === undefined) return;
    let timer: number | undefined;
    const endTurn = takeTurn(() => {
      setStory('loading');
      timer = window.setTimeout(rest, LONGEST_LOADING, 'failed');
    });
    function rest(outcome: LiveStory) {
      clearTimeout(timer);
      endTurn();
      returnFocus(frame.current);
      setStory(outcome);
    }
    function onMessage({ source, data }: MessageEvent) {
      if (!source || source !== frame.current?.contentWindow) return;
      const message = v.safeParse(messageSchema, data);
      if (!message.success) return;
      const { type, args } = message.output.event;
      rest(type === STORY_FINISHED && v.is(successSchema, args[0]) ? 'reached' : 'failed');
    }
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      rest('waiting');
    };
  }, [frame, address]);
  return story;
}
