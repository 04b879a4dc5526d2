import * as v from 'valibot';
import { followStorage, readStored, store } from '#features/shared/platform';

/** Where the choice is kept, on this device only. */
export const CONSENT_KEY = 'analytics-consent';

const choiceSchema = v.picklist(['accepted', 'refused']);

/** What the visitor said to analytics (decision 3). */
export type Choice = v.InferOutput<typeof choiceSchema>;

/** The kept choice; `undefined` where there is none, where it is neither of the two, or where storage is forbidden. */
export function readChoice(): Choice | undefined {
  return readStored('device', CONSENT_KEY, choiceSchema);
}

/**
 * Keeps the choice. Where that is forbidden it holds for as long as the page lives, and is asked for again after that.
 */
export function keepChoice(choice: Choice): void {
  store('device', CONSENT_KEY, choice);
}

/** Follows what is chosen in other tabs. Returns what ends it. */
export function followChoice(onChange: (choice: Choice | undefined) => void): () => void {
  return followStorage(CONSENT_KEY, () => onChange(readChoice()));
}
