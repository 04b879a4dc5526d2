/** What one method of a backend takes, answers and refuses with. */
export interface RpcMethod {
  /** What the method takes. Some take it as `args` instead; one that takes nothing has neither. */
  params?: object;
  args?: object;
  answer: unknown;
  /** The codes of its refusals. */
  errors: string;
}

/**
 * A backend's methods by name, as a type alias. The client checks calls against it. Without one, any call compiles and
 * nothing is known of its answer.
 */
export type RpcMethods = Record<string, RpcMethod>;

export type RpcMethodName<Methods extends RpcMethods> = keyof Methods & string;

/** `params` or `args` of a call: required where the method cannot do without. */
type Given<Method extends RpcMethod, Key extends 'params' | 'args'> =
  Method extends Record<Key, infer Fields>
    ? Partial<Fields> extends Fields
      ? { [K in Key]?: Fields }
      : { [K in Key]: Fields }
    : { [K in Key]?: Key extends keyof Method ? object : never };

interface Named<Name> {
  method: Name;
  /** Travels beside the client's own `id` and comes back with the answer. */
  meta?: object;
}

/** A call of a method. A `File` among its params makes the request multipart; such a call goes alone. */
export type RpcCall<
  Methods extends RpcMethods = RpcMethods,
  Name extends RpcMethodName<Methods> = RpcMethodName<Methods>,
> = { [N in Name]: Named<N> & Given<Methods[N], 'params'> & Given<Methods[N], 'args'> }[Name];

/** Fields of one call's answer that become params of another call of the same batch, before that one runs. */
export interface RpcBind<Name extends string = string, Fields = Record<string, string>> {
  /** The other call: by its method, or by some of the `meta` that it was given. */
  to: { method: Name } | { meta: object };
  /** Field of the other call's data by the name of the param that takes it: `{ OfferID: 'ID' }`. */
  params: Fields;
}

type ParamsOf<Method extends RpcMethod> = Method extends { params: infer Params } ? Params : object;

/** A call of a batch. One that is bound to another leaves out the params that it takes from there. */
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

/** An answer that nobody has checked yet. By the backend's contract it is `T`; only a schema can tell. */
export interface Unparsed<T> {
  readonly [promised]?: T;
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

export type RpcResult<Answer = unknown> =
  | { status: 'ok'; data: Unparsed<Answer> }
  | { status: 'error'; code: string };

/** Which results of a batch are given: each, or that of the first or the last call that was answered. */
export type RpcResultMode = 'all' | 'first' | 'last';

type AnswerTo<Methods extends RpcMethods, Call> = Call extends { method: infer Name extends keyof Methods }
  ? Methods[Name]['answer']
  : never;

/** What a batch of these calls gives. */
export type RpcResultOf<
  Mode extends RpcResultMode,
  Methods extends RpcMethods = RpcMethods,
  Calls extends readonly unknown[] = readonly RpcBatchCall<Methods>[],
> = Mode extends 'all'
  ? { -readonly [Place in keyof Calls]: RpcResult<AnswerTo<Methods, Calls[Place]>> }
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

/** A stream to subscribe to. Streams are in no method map: a backend's contract has none but `batching.progress`. */
export interface RpcStreamCall {
  method: string;
  params?: object;
  args?: object;
  meta?: object;
}

export interface RpcClient<Methods extends RpcMethods = RpcMethods> {
  /** The answer's data. Rejects with `RpcError`, or with the signal's reason when aborted. */
  call<Name extends RpcMethodName<Methods>>(
    call: RpcCall<Methods, Name>,
    options?: RpcOptions & Partial<RpcCallbacks<Unparsed<Methods[Name]['answer']>>>,
  ): Promise<Unparsed<Methods[Name]['answer']>>;
  /** Several calls in one request; results in call order, each for itself ok or not. Rejects where the request as a whole failed. */
  batch<const Calls extends readonly RpcBatchCall<Methods>[], Mode extends RpcResultMode = 'all'>(
    calls: Calls,
    options: RpcBatchOptions<Mode> & RpcCallbacks<RpcResultOf<Mode, Methods, Calls>>,
  ): Promise<undefined>;
  batch<const Calls extends readonly RpcBatchCall<Methods>[], Mode extends RpcResultMode = 'all'>(
    calls: Calls,
    options?: RpcBatchOptions<Mode>,
  ): Promise<RpcResultOf<Mode, Methods, Calls>>;
  /** Resolves once the stream is open. Rejects with `RpcError` where it cannot be opened. */
  subscribe(call: RpcStreamCall, options: RpcSubscribeOptions): Promise<RpcStream>;
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
