import * as v from 'valibot';
import { followStorage, readStored, store } from '#features/shared/platform';

/** Storage key of the choice, which stays on this device. */
export const CONSENT_KEY = 'analytics-consent';

const choiceSchema = v.picklist(['accepted', 'refused']);

/** The visitor's choice about analytics (Shell/Consent). */
export type Choice = v.InferOutput<typeof choiceSchema>;

/** The stored choice; `undefined` when there is none, when it is invalid, or when storage is forbidden. */
export function readChoice(): Choice | undefined {
  return readStored('device', CONSENT_KEY, choiceSchema);
}

/** Stores the choice. When storage is forbidden, the visitor is asked again after a reload. */
export function keepChoice(choice: Choice): void {
  store('device', CONSENT_KEY, choice);
}

/** Reports choices made in other tabs. Returns the function that ends the subscription. */
export function followChoice(onChange: (choice: Choice | undefined) => void): () => void {
  return followStorage(CONSENT_KEY, () => onChange(readChoice()));
}
