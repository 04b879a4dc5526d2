/** The params, answer and error codes of one method of a backend. */
export interface RpcMethod {
  /** The method's parameters. Some methods take them as `args`; a method without parameters has neither. */
  params?: object;
  args?: object;
  answer: unknown;
  /** The codes of its refusals. */
  errors: string;
}

/**
 * A backend's methods by name. Declare it as a type alias; an interface has no index signature. The client checks calls
 * against it. Without one, any call compiles and its answer has no type.
 */
export type RpcMethods = Record<string, RpcMethod>;

export type RpcMethodName<Methods extends RpcMethods> = keyof Methods & string;

/** `params` or `args` of a call; required if the method has required fields. */
type Given<Method extends RpcMethod, Key extends 'params' | 'args'> =
  Method extends Record<Key, infer Fields>
    ? Partial<Fields> extends Fields
      ? { [K in Key]?: Fields }
      : { [K in Key]: Fields }
    : { [K in Key]?: Key extends keyof Method ? object : never };

interface Named<Name> {
  method: Name;
  /** Sent beside the client's `id` and returned with the answer. */
  meta?: object;
}

/** A call of a method. A `File` in its params makes the request multipart; such a call cannot be batched. */
export type RpcCall<
  Methods extends RpcMethods = RpcMethods,
  Name extends RpcMethodName<Methods> = RpcMethodName<Methods>,
> = { [N in Name]: Named<N> & Given<Methods[N], 'params'> & Given<Methods[N], 'args'> }[Name];

/** Passes fields of one call's answer as params to another call of the same batch. */
export interface RpcBind<Name extends string = string, Fields = Record<string, string>> {
  /** The call that supplies the fields: its method, or part of its `meta`. */
  to: { method: Name } | { meta: object };
  /** Fields of the supplying call's data, by param of this call: `{ OfferID: 'ID' }`. */
  params: Fields;
}

type ParamsOf<Method extends RpcMethod> = Method extends { params: infer Params } ? Params : object;

/** A call of a batch. A bound call leaves out the params that the bind supplies. */
export type RpcBatchCall<
  Methods extends RpcMethods = RpcMethods,
  Name extends RpcMethodName<Methods> = RpcMethodName<Methods>,
> = {
  [N in Name]:
    | (RpcCall<Methods, N> & { bind?: undefined })
    | (Named<N> & {
        params?: Partial<ParamsOf<Methods[N]>>;
        bind: RpcBind<RpcMethodName<Methods>, { [Param in keyof ParamsOf<Methods[N]>]?: string }>;
      });
}[Name];

declare const promised: unique symbol;

/** An answer that no schema has checked yet. The backend's contract promises `T`. */
export interface Unparsed<T> {
  readonly [promised]?: T;
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

export type RpcResult<Answer = unknown> =
  | { status: 'ok'; data: Unparsed<Answer> }
  | { status: 'error'; code: string };

/** Which results of a batch are returned: all, or that of the first or last answered call. */
export type RpcResultMode = 'all' | 'first' | 'last';

type AnswerTo<Methods extends RpcMethods, Call> = Call extends { method: infer Name extends keyof Methods }
  ? Methods[Name]['answer']
  : never;

/** The result of a batch of these calls. */
export type RpcResultOf<
  Mode extends RpcResultMode,
  Methods extends RpcMethods = RpcMethods,
  Calls extends readonly unknown[] = readonly RpcBatchCall<Methods>[],
> = Mode extends 'all'
  ? { -readonly [Index in keyof Calls]: RpcResult<AnswerTo<Methods, Calls[Index]>> }
  : RpcResult<AnswerTo<Methods, Calls[number]>>;

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

/** A stream to subscribe to. The method map has no streams: the contract's only one is `batching.progress`. */
export interface RpcStreamCall {
  method: string;
  params?: object;
  args?: object;
  meta?: object;
}

export interface RpcClient<Methods extends RpcMethods = RpcMethods> {
  /** Resolves to the answer's data. Rejects with `RpcError`, or with the signal's reason when aborted. */
  call<Name extends RpcMethodName<Methods>>(
    call: RpcCall<Methods, Name>,
    options?: RpcOptions & Partial<RpcCallbacks<Unparsed<Methods[Name]['answer']>>>,
  ): Promise<Unparsed<Methods[Name]['answer']>>;
  /** Sends several calls in one request. Resolves to each call's result in call order; rejects if the whole request failed. */
  batch<const Calls extends readonly RpcBatchCall<Methods>[], Mode extends RpcResultMode = 'all'>(
    calls: Calls,
    options: RpcBatchOptions<Mode> & RpcCallbacks<RpcResultOf<Mode, Methods, Calls>>,
  ): Promise<undefined>;
  batch<const Calls extends readonly RpcBatchCall<Methods>[], Mode extends RpcResultMode = 'all'>(
    calls: Calls,
    options?: RpcBatchOptions<Mode>,
  ): Promise<RpcResultOf<Mode, Methods, Calls>>;
  /** Resolves once the stream is open. Rejects with `RpcError` if it cannot be opened. */
  subscribe(call: RpcStreamCall, options: RpcSubscribeOptions): Promise<RpcStream>;
}

export interface RpcClientConfig {
  /** Address of the `_rpc` endpoint. */
  url: string;
  /** Added to every call's `meta`. */
  meta?: () => object;
  /** Called with the code of each refused call, also in a batch, before the caller receives it. */
  onRefused?: (code: string) => void;
  /** Milliseconds from `subscribe` to the request that opens the stream; 500 if left out. */
  streamOpenDelay?: number;
  /** Milliseconds between the loss of a stream and the next attempt; 1000 if left out. */
  streamReconnectDelay?: number;
}
