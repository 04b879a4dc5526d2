import * as v from 'valibot';
import { type Stream, stream } from './stream';

interface State {
  done: number;
  total: number;
}

/** Batches whose progress is remembered. The oldest is forgotten first. */
const REMEMBERED = 1_000;

type Watcher = (state: State) => void;

/** The progress of batches that were sent with an `X-Batch-Progress` header. */
export type Progress = ReturnType<typeof createProgress>;

export function createProgress() {
  // Kept after a batch is done, so that a late subscriber gets the final state and does not wait forever.
  const states = new Map<string, State>();
  const watchers = new Map<string, Set<Watcher>>();

  return {
    /** Starts to track a batch, if it has an id. Call the returned function with the number of answered calls. */
    begin(id: string | null, total: number): (done: number) => void {
      if (id === null) return () => {};
      const report = (done: number) => {
        const state = { done, total };
        states.set(id, state);
        const [oldest] = states.keys();
        if (oldest !== undefined && states.size > REMEMBERED) states.delete(oldest);
        for (const watcher of watchers.get(id) ?? []) watcher(state);
      };
      report(0);
      return report;
    },

    /** Calls `watcher` with the current state and after each step. The batch may start later. */
    watch(id: string, watcher: Watcher): () => void {
      const group = watchers.get(id) ?? new Set();
      watchers.set(id, group.add(watcher));
      const state = states.get(id);
      if (state) watcher(state);
      return () => {
        group.delete(watcher);
        if (group.size === 0) watchers.delete(id);
      };
    },
  };
}

export const progressStreams = (progress: Progress): Record<string, Stream> => ({
  'batching.progress': stream(
    v.object({ id: v.pipe(v.string(), v.nonEmpty()) }),
    ({ id }) =>
      (send, isCancelled) =>
        new Promise((resolve) => {
          const stop = progress.watch(id, (state) => {
            send(state);
            // For a batch that is already done, `watch` calls this before it has returned `stop`.
            if (state.done >= state.total) queueMicrotask(end);
          });
          function end() {
            stop();
            resolve();
          }
          isCancelled.addEventListener('abort', end);
        }),
  ),
});
