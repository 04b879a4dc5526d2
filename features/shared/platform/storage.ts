import * as v from 'valibot';

/**
 * `device` outlives the visit, `tab` ends with the tab. Functions, because a browser that forbids storage throws as soon
 * as `localStorage` is read.
 */
const storages = { device: () => localStorage, tab: () => sessionStorage };

export type StorageScope = keyof typeof storages;

/** The storage of a scope; `undefined` if the browser forbids it. */
export function openStorage(scope: StorageScope): Storage | undefined {
  try {
    return storages[scope]();
  } catch {
    return undefined;
  }
}

/** The stored text of a key, parsed by the schema; `undefined` if the schema rejects it or storage is forbidden. */
export function readStored<S extends v.GenericSchema>(
  scope: StorageScope,
  key: string,
  schema: S,
): v.InferOutput<S> | undefined {
  try {
    const stored = v.safeParse(schema, storages[scope]().getItem(key));
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text. If storage is forbidden or full, only warns in the console. */
export function store(scope: StorageScope, key: string, text: string): void {
  try {
    storages[scope]().setItem(key, text);
  } catch (error) {
    console.warn(`'${key}' could not be stored`, error);
  }
}
