import { savesData } from './device';
import { noteFailedStyleSheets, refetchFailedStyleSheets } from './styleSheets';

/** How long a chunk may take to load, in ms. */
export const CHUNK_TIMEOUT = 120_000;

/** Fixed wording, the same in all four countries (Specification/Page behaviour). */
export const CHUNK_FAILED = 'Loading chunk failed';

/** A chunk that failed to load. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super(CHUNK_FAILED, { cause });
  }
}

/** Code that loads separately: a screen, a part of a screen, a long text. */
export interface Chunk<T> {
  /** The loaded code; `undefined` before. */
  readonly code: T | undefined;
  /** Loads the code: once for all callers, again after a failure. Rejects with a `ChunkError`. */
  load(): Promise<T>;
  /** Calls back when the code has loaded. Returns a function that unsubscribes. */
  subscribe(onCode: () => void): () => void;
  /** Starts loading ahead of need, unless the visitor saves data. A failure is ignored: `load` tries again. */
  prefetch(): void;
}

/**
 * Turns a dynamic import into a chunk.
 *
 * @param load `async () => (await import('./PhotoDialog')).PhotoDialog`
 */
export function createChunk<T>(load: () => Promise<T>): Chunk<T> {
  let code: T | undefined;
  let pending: Promise<T> | undefined;
  const listeners = new Set<() => void>();

  async function fetchCode(): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(reject, CHUNK_TIMEOUT, new Error(`no answer in ${CHUNK_TIMEOUT} ms`));
    });
    try {
      code = await Promise.race([refetchFailedStyleSheets().then(load), timeout]);
      for (const listener of listeners) listener();
      return code;
    } catch (cause) {
      pending = undefined;
      noteFailedStyleSheets();
      throw new ChunkError(cause);
    } finally {
      clearTimeout(timer);
    }
  }

  const chunk: Chunk<T> = {
    get code() {
      return code;
    },
    subscribe(onCode) {
      listeners.add(onCode);
      return () => listeners.delete(onCode);
    },
    load: () => (pending ??= fetchCode()),
    prefetch() {
      if (!savesData()) chunk.load().catch(() => undefined);
    },
  };
  return chunk;
}
