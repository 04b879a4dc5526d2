export interface RpcCall {
  method: string;
  /** A `File` among them makes the request multipart; such a call goes alone. */
  params?: object;
  /** Stands where other methods have `params`; which of the two a method takes is the backend's choice. */
  args?: object;
  /** Travels beside the client's own `id` and comes back with the answer. */
  meta?: object;
}

/** Fields of one call's answer that become params of another call of the same batch, before that one runs. */
export interface RpcBind {
  /** The other call: by its method, or by some of the `meta` that it was given. */
  to: { method: string } | { meta: object };
  /** Field of the other call's data by the name of the param that takes it: `{ OfferID: 'ID' }`. */
  params: Record<string, string>;
}

export interface RpcBatchCall extends RpcCall {
  bind?: RpcBind;
}

/** Where the outcome goes instead of into the promise, which then resolves with nothing once it has been given. */
export interface RpcCallbacks<T> {
  onOk: (data: T) => void;
  /** Gets what the promise would reject with. */
  onError: (error: unknown) => void;
}

export interface RpcOptions {
  signal?: AbortSignal;
  /** Of a call with a file: the part of the request that has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

export type RpcResult = { status: 'ok'; data: unknown } | { status: 'error'; code: string };

/** Which results of a batch are given: each, or that of the first or the last call that was answered. */
export type RpcResultMode = 'all' | 'first' | 'last';

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
  /** Follows a batch that takes longer than a stream takes to open. Never decides what becomes of the batch. */
  onBatchProgress?: (progress: RpcBatchProgress) => void;
}

export interface RpcSubscribeOptions {
  /** Gets the `json` of every event. */
  onData: (json: unknown) => void;
  /** The stream broke (`RPC_CLIENT_SUBSCRIBE_STREAM_ERROR`). With `reconnect` it comes back by itself. */
  onError?: (error: unknown) => void;
  /** Nothing more will come: the backend has ended the stream, or it was closed, or broke for good. */
  onClose?: () => void;
  /** Opens a stream again that ends or breaks without being closed, as long as it takes. Off if left out. */
  reconnect?: boolean;
  /** Closes the stream, also one that is only about to open. */
  signal?: AbortSignal;
}

export interface RpcStream {
  /** Opens the stream again after it was closed or lost. One that is open, or about to be, stays as it is. */
  open(): Promise<{ status: 'ok'; data: 'OPENED' | 'ALREADY_OPENED' }>;
  /** Ends the request. Nothing is delivered after this. */
  close(): void;
}

export interface RpcClient {
  /** The answer's data. Rejects with `RpcError`, or with the signal's reason when aborted. */
  call(call: RpcCall, options?: RpcOptions & Partial<RpcCallbacks<unknown>>): Promise<unknown>;
  /** Several calls in one request; results in call order, each for itself ok or not. Rejects where the request as a whole failed. */
  batch<Mode extends RpcResultMode = 'all'>(
    calls: readonly RpcBatchCall[],
    options: RpcBatchOptions<Mode> & RpcCallbacks<RpcResultOf<Mode>>,
  ): Promise<undefined>;
  batch<Mode extends RpcResultMode = 'all'>(
    calls: readonly RpcBatchCall[],
    options?: RpcBatchOptions<Mode>,
  ): Promise<RpcResultOf<Mode>>;
  /** Resolves once the stream is open. Rejects with `RpcError` where it cannot be opened. */
  subscribe(call: RpcCall, options: RpcSubscribeOptions): Promise<RpcStream>;
}

export interface RpcClientConfig {
  /** Address of the `_rpc` endpoint. */
  url: string;
  /** Added to every call's `meta`. */
  meta?: () => object;
  /** Told the code of each call that the backend refuses, one of a batch too, before whoever made it. */
  onRefused?: (code: string) => void;
  /** Milliseconds between the request to open a stream and its opening; 500 if left out (seed §9). */
  streamOpenDelay?: number;
  /** Milliseconds between the loss of a stream and the next try; 1000 if left out (seed §9). */
  streamReconnectDelay?: number;
}
