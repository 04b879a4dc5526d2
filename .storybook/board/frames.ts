import {
  FORCE_REMOUNT,
  SET_CURRENT_STORY,
  STORY_FINISHED,
  STORY_MISSING,
  UPDATE_GLOBALS,
} from 'storybook/internal/core-events';
import * as v from 'valibot';
import type { Toolbars } from './address';

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

/** Sends an event to a frame, as the manager sends it to its preview. */
function send(frame: HTMLIFrameElement, type: string, payload: unknown): void {
  const event = { type, args: [payload] };
  frame.contentWindow?.postMessage(JSON.stringify({ key: 'storybook-channel', event }), location.origin);
}

/** Frames at rest that no cell shows, by their toolbars. They wait on the page, because a frame that leaves it unloads. */
const idle = new Map<string, HTMLIFrameElement[]>();
/** For each choice of toolbars. */
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

const keyOf = (toolbars: Toolbars) => JSON.stringify(toolbars);

/**
 * Puts a frame into a cell: one that was loaded for another cell with the same toolbars, or a new one.
 *
 * @param left aborts when the cell is left
 * @returns the frame, and when it can show a story
 */
export function takeFrame(cell: HTMLElement, toolbars: Toolbars, left: AbortSignal) {
  const loaded = idle.get(keyOf(toolbars))?.pop();
  if (loaded) {
    cell.moveBefore(loaded, null);
    return { frame: loaded, loading: undefined };
  }
  const frame = document.createElement('iframe');
  frame.src = 'iframe.html?viewMode=story';
  cell.append(frame);
  async function load() {
    // Storybook has loaded, and tells that the address names no story.
    await nextEvent(frame, left, ({ type, args }) => type === STORY_MISSING && args.length === 0);
    // Axe does not run: each story has its own check.
    send(frame, UPDATE_GLOBALS, { globals: { ...toolbars, a11y: { manual: true } } });
  }
  return { frame, loading: load() };
}

/** Takes a frame out of its cell. One at rest can show another story, where the browser moves frames without unloading them. */
export function returnFrame(frame: HTMLIFrameElement, toolbars: Toolbars, isAtRest: boolean): void {
  const others = idle.get(keyOf(toolbars)) ?? [];
  // A page that is closed has taken it along.
  if (!frame.isConnected) return;
  if (isAtRest && others.length < MOST_IDLE && 'moveBefore' in parking) {
    parking.moveBefore(frame, null);
    idle.set(keyOf(toolbars), [...others, frame]);
  } else frame.remove();
}

const finishedSchema = v.object({ storyId: v.string(), status: v.string() });

/** Shows a story in a loaded frame. Rejects where the story does not come to its state. */
export async function showStory(frame: HTMLIFrameElement, storyId: string, left: AbortSignal): Promise<void> {
  const focused = document.activeElement;
  const finished = nextEvent(
    frame,
    left,
    ({ type, args: [outcome] }) =>
      type === STORY_MISSING || (v.is(finishedSchema, outcome) && outcome.storyId === storyId),
  );
  // Storybook leaves a story as it is that a frame shows already, perhaps after somebody has used it.
  send(frame, frame.dataset.shown === storyId ? FORCE_REMOUNT : SET_CURRENT_STORY, { storyId });
  frame.dataset.shown = storyId;
  const { args } = await finished;
  // A play takes the focus into its frame.
  if (document.activeElement === frame) {
    frame.blur();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
  if (!v.is(v.object({ status: v.literal('success') }), args[0])) throw new Error(`${storyId} fails`);
}
