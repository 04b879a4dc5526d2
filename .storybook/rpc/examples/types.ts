import type { RpcClient } from '#features/shared/protocol';

/** What an example can use. */
export interface ExampleContext {
  rpc: RpcClient;
  /** Writes a line below the example. */
  log: (value: unknown) => void;
  /** Moves the example's progress bar. */
  showProgress: (done: number, total: number) => void;
  /** Aborted by 'Cancel' and when the page unmounts. */
  signal: AbortSignal;
}

export type Run = (context: ExampleContext) => Promise<void>;
