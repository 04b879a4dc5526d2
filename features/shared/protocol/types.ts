/** A call of a method. A `File` in its params makes the request multipart; such a call cannot be batched. */
export interface RpcCall {
  method: string;
  /** The method's parameters. Some methods take them as `args`. */
  params?: object;
  args?: object;
  /** Sent beside the client's `id` and returned with the answer. */
  meta?: object;
}

/** Passes fields of one call's answer as params to another call of the same batch. */
export interface RpcBind {
  /** The call that supplies the fields: its method, or part of its `meta`. */
  to: { method: string } | { meta: object };
  /** Fields of the supplying call's data, by param of this call: `{ OfferID: 'ID' }`. */
  params: Record<string, string>;
}

/** A call of a batch. A bound call leaves out the params that the bind supplies. */
export interface RpcBatchCall extends RpcCall {
  bind?: RpcBind | undefined;
}

/** Callbacks that receive the outcome. The promise then resolves to nothing. */
export interface RpcCallbacks<T> {
  onOk: (data: T) => void;
  /** Receives the error that the promise would reject with. */
  onError: (error: unknown) => void;
}

export interface RpcOptions {
  signal?: AbortSignal;
  /** For a call with a file: the fraction of the request that has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

/** The outcome of one call of a batch. */
export type RpcResult = { status: 'ok'; data: unknown } | { status: 'error'; code: string };

/** Which results of a batch are returned: all, or that of the first or last answered call. */
export type RpcResultMode = 'all' | 'first' | 'last';

/** The result of a batch. */
export type RpcResultOf<Mode extends RpcResultMode> = Mode extends 'all' ? RpcResult[] : RpcResult;

/** How many calls of a batch have been answered. */
export interface RpcBatchProgress {
  done: number;
  total: number;
}

export interface RpcBatchOptions<Mode extends RpcResultMode = RpcResultMode> {
  signal?: AbortSignal;
  /** `all` if left out. */
  result?: Mode;
  /** Reports the progress of a batch that runs longer than the stream takes to open. Its failure does not affect the batch. */
  onBatchProgress?: (progress: RpcBatchProgress) => void;
}

export interface RpcSubscribeOptions {
  /** Receives the `json` of every event. */
  onData: (json: unknown) => void;
  /** Called when the stream breaks (`RPC_CLIENT_SUBSCRIBE_STREAM_ERROR`). With `reconnect` it reopens by itself. */
  onError?: (error: unknown) => void;
  /** Called when the stream is over: ended by the backend, closed, or broken without `reconnect`. */
  onClose?: () => void;
  /** Reopens a stream that ends or breaks, until it is closed. Off if left out. */
  reconnect?: boolean;
  /** Closes the stream, even while it is opening. */
  signal?: AbortSignal;
}

export interface RpcStream {
  /** Reopens the stream after it was closed or broke. Does nothing while it is open or opening. */
  open(): Promise<{ status: 'ok'; data: 'OPENED' | 'ALREADY_OPENED' }>;
  /** Ends the request. No event is delivered afterwards. */
  close(): void;
}

export interface RpcClient {
  /**
   * Resolves to the answer's data, which no schema has checked yet. Rejects with `RpcError`, or with the signal's reason
   * when aborted.
   */
  call(call: RpcCall, options?: RpcOptions & Partial<RpcCallbacks<unknown>>): Promise<unknown>;
  /** Sends several calls in one request. Resolves to each call's result in call order; rejects if the whole request failed. */
  batch<Mode extends RpcResultMode = 'all'>(
    calls: readonly RpcBatchCall[],
    options: RpcBatchOptions<Mode> & RpcCallbacks<RpcResultOf<Mode>>,
  ): Promise<undefined>;
  batch<Mode extends RpcResultMode = 'all'>(
    calls: readonly RpcBatchCall[],
    options?: RpcBatchOptions<Mode>,
  ): Promise<RpcResultOf<Mode>>;
  /** Resolves once the stream is open. Rejects with `RpcError` if it cannot be opened. */
  subscribe(call: RpcCall, options: RpcSubscribeOptions): Promise<RpcStream>;
}

export interface RpcClientConfig {
  /** Address of the `_rpc` endpoint. */
  url: string;
  /** Added to every call's `meta`. */
  meta?: object;
  /**
   * Called with the code of each refused call, also in a batch, before the caller receives it.
   *
   * @param sentAt when the call was sent, in milliseconds
   */
  onRefused?: (code: string, sentAt: number) => void;
  /** Milliseconds from `subscribe` to the request that opens the stream; 500 if left out. */
  streamOpenDelay?: number;
  /** Milliseconds between the loss of a stream and the next attempt; 1000 if left out. */
  streamReconnectDelay?: number;
}
