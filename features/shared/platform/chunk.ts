import { fetchLostStyleSheets, noteLostStyleSheets } from './styleSheets';

/** How long code may take to come, in ms (seed §9). */
export const CHUNK_TIMEOUT = 120_000;

/** Code that did not come, in the words of seed §8. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super('Loading chunk failed', { cause });
  }
}

/** Code of its own file: a screen, a part of one, a long text. */
export interface Chunk<T> {
  /** What the file holds, once it is here. */
  readonly code: T | undefined;
  /** Fetches it, once for all who ask, and again where the last try failed. Rejects with a `ChunkError`. */
  load(): Promise<T>;
  /** Calls back when it has come. Returns what ends that. */
  subscribe(onCode: () => void): () => void;
  /** A head start. Where it fails, nobody is told: whoever needs the code asks again. */
  prefetch(): void;
}

/**
 * Makes a chunk of a dynamic import.
 *
 * @param load `async () => (await import('./PhotoDialog')).PhotoDialog`
 */
export function createChunk<T>(load: () => Promise<T>): Chunk<T> {
  let code: T | undefined;
  let asked: Promise<T> | undefined;
  const listeners = new Set<() => void>();

  async function fetchCode(): Promise<T> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(reject, CHUNK_TIMEOUT, new Error(`no answer in ${CHUNK_TIMEOUT} ms`));
    });
    try {
      code = await Promise.race([fetchLostStyleSheets().then(load), tooLate]);
      for (const listener of listeners) listener();
      return code;
    } catch (cause) {
      asked = undefined;
      noteLostStyleSheets();
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
    load: () => (asked ??= fetchCode()),
    prefetch: () => void chunk.load().catch(() => undefined),
  };
  return chunk;
}
