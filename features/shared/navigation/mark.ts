import type { Location } from 'react-router-dom';
import * as v from 'valibot';

/** State of an overlay's entry in the history: which overlay, and what the entry of the page beneath has. */
const markSchema = v.object({
  overlay: v.string(),
  page: v.object({ key: v.string(), state: v.optional(v.unknown()) }),
});

type Mark = v.InferOutput<typeof markSchema>;

/** The state of the entry of an overlay over a page. */
export const markFor = (overlay: string, { key, state }: Location): Mark => ({
  overlay,
  page: { key, state },
});

/** The mark of an overlay's entry; `undefined` if the entry is a page. */
export function readMark(state: unknown): Mark | undefined {
  const mark = v.safeParse(markSchema, state);
  return mark.success ? mark.output : undefined;
}

const keepsPlaceSchema = v.object({ keepsPlace: v.literal(true) });

/** State of an entry whose query the page itself has changed: a filter, a tab. */
export const keepsPlace: v.InferOutput<typeof keepsPlaceSchema> = { keepsPlace: true };

/** Whether the page itself has changed the query of an entry. */
export const doesKeepPlace = (state: unknown): boolean => v.is(keepsPlaceSchema, state);
