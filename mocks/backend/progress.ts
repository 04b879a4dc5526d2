import * as v from 'valibot';
import { type Stream, stream } from './stream';

interface State {
  done: number;
  total: number;
}

type Watcher = (state: State) => void;

/** How far the batches are that were sent with `X-Batch-Progress`. */
export type Progress = ReturnType<typeof createProgress>;

export function createProgress() {
  // Kept when a batch is done: who asks late must hear that, and not wait.
  const states = new Map<string, State>();
  const watchers = new Map<string, Set<Watcher>>();

  return {
    /** Takes note of a batch, where it has a name. Gives what is to be told of its steps. */
    begin(id: string | null, total: number): (done: number) => void {
      if (id === null) return () => {};
      const tell = (done: number) => {
        const state = { done, total };
        states.set(id, state);
        for (const watcher of watchers.get(id) ?? []) watcher(state);
      };
      tell(0);
      return tell;
    },

    /** Tells how far a batch is, now and at each step. One that is not known yet may still begin. */
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
            // Not before `stop` is known, which a batch that is done already would want at once.
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
