import * as v from 'valibot';
import { onPageLeft, readStored, store } from '../platform';
import type { AnswerTo, KeptName, ShopCall, ShopRpc } from './defineCall';

/** Raised when the form of what is kept changes: what an older release has kept is then dropped. */
const VERSION = 1;

/** Longer ones are not kept, in characters: the whole storage holds about five million, and the cart needs some of it. */
export const MAX_KEPT_LENGTH = 1_000_000;

/** Older ones are dropped, in ms. */
export const MAX_KEPT_AGE_MS = 30 * 86_400_000;

/** The storage key of a kept answer. */
export const keptKey = (name: KeptName) => `kept-${name}`;

const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(VERSION), owner: v.string(), date: v.number(), answer: v.unknown() }),
);

const forget = (name: KeptName) => store('device', keptKey(name), null);

/**
 * What the device has kept of a call, read by the call's own schema as an answer from the network is. What is too old,
 * cannot be read or is another owner's is removed (Specification/Kept data).
 *
 * @param owner whom the answer was for: the country, or the id of the login
 * @returns the answer, and when it came, in ms; `undefined` if there is none
 */
export function readKept<Call extends ShopCall>(
  name: KeptName,
  call: Call,
  owner: string,
): { data: AnswerTo<Call>; date: number } | undefined {
  const kept = readStored('device', keptKey(name), keptSchema);
  const age = Date.now() - (kept?.date ?? 0);
  const isUsable = kept?.owner === owner && age >= 0 && age <= MAX_KEPT_AGE_MS;
  const answer = isUsable ? v.safeParse(call.answer, kept.answer) : undefined;
  if (kept && answer?.success) return { data: answer.output, date: kept.date };
  forget(name);
  return undefined;
}

export interface Keeper {
  /** What a client calls (`ShopRpc`). An answer is kept if its owner is the same as when it was requested. */
  keep: NonNullable<ShopRpc['keep']>;
  forget: (name: KeptName) => void;
  /** Stores now what has come since the last time. */
  write: () => void;
  /** Stores whenever the page is left. Returns a function that stops it. */
  start: () => () => void;
}

/**
 * Keeps answers, as the backend sent them, on the device. They are stored when the page is left, because storing takes
 * time that the page needs.
 *
 * @param ownerOf whom an answer is for now; `undefined` if for nobody
 */
export function createKeeper(ownerOf: (name: KeptName) => string | undefined): Keeper {
  const answers = new Map<KeptName, { owner: string; date: number; answer: unknown }>();

  function write(): void {
    for (const [name, kept] of answers) {
      const text = JSON.stringify({ version: VERSION, ...kept });
      // The shopper may have logged out in another tab.
      const isStored = kept.owner === ownerOf(name) && text.length <= MAX_KEPT_LENGTH;
      store('device', keptKey(name), isStored ? text : null);
    }
    answers.clear();
  }

  return {
    write,
    keep(name) {
      const owner = ownerOf(name);
      return (answer) => {
        if (owner !== undefined && owner === ownerOf(name))
          answers.set(name, { owner, date: Date.now(), answer });
      };
    },
    forget(name) {
      answers.delete(name);
      forget(name);
    },
    start: () => onPageLeft(write),
  };
}
