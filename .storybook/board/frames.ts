import type { Channel } from 'storybook/internal/channels';
import { SET_CURRENT_STORY, STORY_FINISHED, STORY_MISSING } from 'storybook/internal/core-events';
import * as v from 'valibot';

/** A frame that gets no further ends its wait after this time, in ms. */
const LONGEST_WAIT = 30_000;

/** What Storybook posts to the page around a frame. */
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

type FrameEvent = v.InferOutput<typeof messageSchema>['event'];

/** Waits for an event of a frame. Rejects when the signal aborts. */
function nextEvent(
  frame: HTMLIFrameElement,
  left: AbortSignal,
  isAwaited: (event: FrameEvent) => boolean,
): Promise<FrameEvent> {
  const signal = AbortSignal.any([left, AbortSignal.timeout(LONGEST_WAIT)]);
  return new Promise((resolve, reject) => {
    function read({ source, data }: MessageEvent) {
      if (!source || source !== frame.contentWindow) return;
      const message = v.safeParse(messageSchema, data);
      if (!message.success || !isAwaited(message.output.event)) return;
      window.removeEventListener('message', read);
      resolve(message.output.event);
    }
    window.addEventListener('message', read, { signal });
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** Frames at rest that no cell shows, by their addresses. They wait on the page, because a frame that leaves it unloads. */
const idle = new Map<string, HTMLIFrameElement[]>();
/** For each address. */
const MOST_IDLE = 2;
const parking = document.createElement('div');
parking.hidden = true;

let users = 0;

/** Keeps idle frames until every user of them has called the function that it returns. */
export function keepIdleFrames(): () => void {
  users += 1;
  document.body.append(parking);
  return () => {
    users -= 1;
    if (users > 0) return;
    idle.clear();
    parking.replaceChildren();
  };
}

/**
 * Puts a frame into a cell: one that was loaded for another cell with the same address, or a new one.
 *
 * @param left aborts when the cell is left
 * @returns the frame, and when it can show a story
 */
export function takeFrame(address: string, cell: HTMLElement, left: AbortSignal) {
  const loaded = idle.get(address)?.pop();
  if (loaded) {
    cell.moveBefore(loaded, null);
    return { frame: loaded, loading: undefined };
  }
  const frame = document.createElement('iframe');
  frame.src = address;
  cell.append(frame);
  // Storybook has loaded, and tells that the address names no story.
  const isLoaded = ({ type, args }: FrameEvent) => type === STORY_MISSING && args.length === 0;
  return { frame, loading: nextEvent(frame, left, isLoaded) };
}

/** Takes a frame out of its cell. One at rest can show another story, where the browser moves frames without unloading them. */
export function returnFrame(frame: HTMLIFrameElement, address: string, isAtRest: boolean): void {
  const others = idle.get(address) ?? [];
  // A page that is closed has taken it along.
  if (!frame.isConnected) return;
  if (isAtRest && others.length < MOST_IDLE && 'moveBefore' in parking) {
    parking.moveBefore(frame, null);
    idle.set(address, [...others, frame]);
  } else frame.remove();
}

const finishedSchema = v.object({ storyId: v.string(), status: v.string() });

/** Shows a story in a loaded frame. Rejects where the story does not come to its state. */
export async function showStory(frame: HTMLIFrameElement, storyId: string, left: AbortSignal): Promise<void> {
  const channel: Channel = Reflect.get(frame.contentWindow ?? {}, '__STORYBOOK_ADDONS_CHANNEL__');
  const focused = document.activeElement;
  const finished = nextEvent(
    frame,
    left,
    ({ type, args: [outcome] }) =>
      type === STORY_MISSING || (v.is(finishedSchema, outcome) && outcome.storyId === storyId),
  );
  channel.emit(SET_CURRENT_STORY, { storyId, viewMode: 'story' });
  const { args } = await finished;
  // A play takes the focus into its frame.
  if (document.activeElement === frame) {
    frame.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  if (!v.is(v.object({ status: v.literal('success') }), args[0])) throw new Error(`${storyId} fails`);
}
