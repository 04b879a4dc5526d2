import * as v from 'valibot';

/** What outlives the visit, on this device only, and what leaves with the tab. A browser that forbids them throws on the name alone. */
const places = { device: () => localStorage, tab: () => sessionStorage };

export type StoragePlace = keyof typeof places;

/** The storage of a place; none where the browser forbids it. */
export function openStorage(place: StoragePlace): Storage | undefined {
  try {
    return places[place]();
  } catch {
    return undefined;
  }
}

/** What the schema makes of a stored text; `undefined` where it is not of the schema, and where storage is forbidden. */
export function readStored<S extends v.GenericSchema>(
  place: StoragePlace,
  key: string,
  schema: S,
): v.InferOutput<S> | undefined {
  try {
    const stored = v.safeParse(schema, places[place]().getItem(key));
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text. Where storage is forbidden or full the shop goes on without, and only the console is told. */
export function store(place: StoragePlace, key: string, text: string): void {
  try {
    places[place]().setItem(key, text);
  } catch (error) {
    console.warn(`'${key}' could not be stored`, error);
  }
}
