import { type Location, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { readStored, store, useDraft } from '../platform';
import { useArrival } from './Navigation';

const STORAGE_KEY = 'scroll-positions';

const placeSchema = v.object({
  /** Scroll position, in px. */
  top: v.number(),
  /** How many items of its long list the page shows. */
  shown: v.optional(v.number()),
});

const placesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), placeSchema));

type Place = v.InferOutput<typeof placeSchema>;

/** Where the visitor is in the page of each entry of the history, by `entryKey`. */
export class Places extends Map<string, Place> {
  constructor() {
    super(Object.entries(readStored('tab', STORAGE_KEY, placesSchema) ?? {}));
  }

  /** Changes what is given and keeps the rest. */
  change(key: string, place: Partial<Place>): void {
    this.set(key, { top: 0, ...this.get(key), ...place });
  }

  /** Keeps the places for a reload. */
  store(): void {
    store('tab', STORAGE_KEY, JSON.stringify(Object.fromEntries(this)));
  }
}

/** Names an entry of the history. The first page of every visit has the key `default`, so its address is used. */
export const entryKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key;

/** Whether Back, Forward or a reload leads to a place further down in the page. */
export function useIsReturn(): boolean {
  const places = useDraft(Places);
  const { top = 0 } = places.get(entryKey(useLocation())) ?? {};
  return useArrival() === 'POP' && top > 0;
}
