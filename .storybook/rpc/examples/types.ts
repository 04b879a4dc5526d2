import type { RpcClient } from '#features/shared/protocol';

/** What an example has at hand. */
export interface Stage {
  rpc: RpcClient;
  /** Writes a line below the example. */
  say: (what: unknown) => void;
  /** Moves the example's bar. */
  show: (done: number, total: number) => void;
  /** Aborted by 'Cancel', and by leaving the page. */
  signal: AbortSignal;
}

export type Run = (stage: Stage) => Promise<void>;
