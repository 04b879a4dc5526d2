import * as v from 'valibot';
import { followStorage } from '#features/shared/storage';

/** Where the choice is kept, on this device only. */
export const CONSENT_KEY = 'analytics-consent';

const choiceSchema = v.picklist(['accepted', 'refused']);

/** What the visitor said to analytics (decision 3). */
export type Choice = v.InferOutput<typeof choiceSchema>;

/** The kept choice; `undefined` where there is none, where it is none of the two, or where storage is forbidden. */
export function readChoice(): Choice | undefined {
  try {
    const stored = v.safeParse(choiceSchema, localStorage.getItem(CONSENT_KEY));
    return stored.success ? stored.output : undefined;
  } catch {
    // A browser that forbids storage throws on the name alone.
    return undefined;
  }
}

/** Keeps the choice. Where that is forbidden it holds for as long as the page lives, and is asked for anew after it. */
export function keepChoice(choice: Choice): void {
  try {
    localStorage.setItem(CONSENT_KEY, choice);
  } catch (error) {
    console.warn('The choice on analytics could not be kept', error);
  }
}

/** Follows what is chosen in other tabs. Returns what ends it. */
export function followChoice(onChange: (choice: Choice | undefined) => void): () => void {
  return followStorage(CONSENT_KEY, () => onChange(readChoice()));
}
