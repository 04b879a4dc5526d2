import type { Country } from '#features/shared/country';
import type { WordRow } from './wordRows';

/** Sent to the story with `true` while a press on a text shows where it comes from, instead of acting. */
export const PICK = 'shop/words/pick';

/** Sent to the Words panel with what was pressed: `Picked`. */
export const PICKED = 'shop/words/picked';

/** A text that was pressed, and the messages that it may come from. */
export interface Picked {
  text: string;
  country: Country;
  rows: WordRow[];
}
