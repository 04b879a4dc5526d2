import * as v from 'valibot';
import { followStorage } from './followStorage';

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

/**
 * Stores a text, or removes it if `null`. If storage is forbidden or full, only warns in the console; storage that is
 * forbidden holds nothing to remove.
 */
export function store(scope: StorageScope, key: string, text: string | null): void {
  try {
    if (text === null) openStorage(scope)?.removeItem(key);
    else storages[scope]().setItem(key, text);
  } catch (error) {
    console.warn(`'${key}' could not be stored`, error);
  }
}

/**
 * A text under a key of a storage. Where storage is forbidden or full, it lasts until the page is reloaded.
 *
 * @param open gives the storage; `undefined` if the browser forbids it
 */
export function createStoredText(key: string, open: () => Storage | undefined) {
  /** The text that was read or written last. */
  let known: string | null = null;
  /** Set when storage does not keep the text; the known one is then the current one. */
  let isMemoryOnly = false;
  const listeners = new Set<() => void>();

  return {
    /** The current text, which another tab may have changed; `null` without one. */
    read(): string | null {
      try {
        const storage = open();
        if (storage && !isMemoryOnly) known = storage.getItem(key);
      } catch (error) {
        isMemoryOnly = true;
        console.warn(`'${key}' could not be read from storage`, error);
      }
      return known;
    },

    write(text: string | null): void {
      known = text;
      try {
        const storage = open();
        if (text === null) storage?.removeItem(key);
        else storage?.setItem(key, text);
        // Some browsers' storage drops what it is given without a word.
        isMemoryOnly = text !== null && storage?.getItem(key) !== text;
      } catch (error) {
        isMemoryOnly = true;
        console.warn(`'${key}' could not be stored`, error);
      }
      for (const listener of listeners) listener();
    },

    /** Whether the text outlives the page; without one, nothing is lost. */
    isStored: () => !isMemoryOnly,

    /** Calls back when the text has changed here or may have in another tab. Returns a function that unsubscribes. */
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      const unfollow = followStorage(key, onChange);
      return () => {
        listeners.delete(onChange);
        unfollow();
      };
    },
  };
}
