import * as v from 'valibot';
import type { ErrorCode as ContractCode, ShopMethods } from '#features/shared/api';
import type { Country } from '#features/shared/country';
import type { Attempts, Sleep } from './guessing';
import type { Call, Meta } from './protocol';
import type { Session } from './session';
import type { Store, User } from './store';

/** The contract's error codes, and two for calls that are not in the contract. */
export type ErrorCode = ContractCode | 'METHOD_NOT_FOUND' | 'PARAMS_INVALID';

/** Thrown by a method: the call is answered with `status: 'error'` and this code. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

/** What a method has at hand for one call. */
export interface Context {
  country: Country;
  store: Store;
  meta: Meta;
  now: () => Date;
  newId: () => string;
  /** Makes the codes of password resets. */
  newResetCode: () => string;
  /** Waits some milliseconds, where that makes guessing slow. */
  sleep: Sleep;
  attempts: Attempts;
  /** Says something to whoever runs the backend. */
  log: (line: string) => void;
  /** The address of a picture's path (`images/…`, `uploads/…`). */
  addressOf: (path: string) => string;
  session: Session;
}

/** A method that takes `Taken` and answers with `Answer`. */
export interface Method<Taken = never, Answer = unknown> {
  (call: Call, context: Context): Promise<Answer>;
  /** Types only: what a method takes may be wider than what the contract sends, never narrower. */
  takes?: (taken: Taken) => void;
  /** Types only: a method reads no field that the contract does not have. */
  reads?: FieldsOf<Taken>;
}

type FieldsOf<Taken> = Taken extends { params: infer Params }
  ? keyof Params
  : Taken extends { args: infer Args }
    ? keyof Args
    : never;

type TakenBy<Method> = Method extends { params: infer Params }
  ? { params: Params }
  : Method extends { args: infer Args }
    ? { args: Args }
    : { params: object };

/** The contract's methods as a backend carries them out: each name, what it takes and what it answers. */
export type Implementation = {
  [Name in keyof ShopMethods]: Method<TakenBy<ShopMethods[Name]>, ShopMethods[Name]['answer']>;
};

/** So that an answer of `true` is inferred as that and not as a boolean. */
type Plain = object | string | number | boolean;

type Run<S extends v.GenericSchema, Answer> = (params: v.InferOutput<S>, context: Context) => Promise<Answer>;

const checked =
  <S extends v.GenericSchema, Answer>(carrier: 'params' | 'args', schema: S, run: Run<S, Answer>) =>
  async (call: Call, context: Context): Promise<Answer> => {
    const parsed = v.safeParse(schema, call[carrier] ?? {});
    if (!parsed.success) throw new CallError('PARAMS_INVALID');
    return run(parsed.output, context);
  };

/** A method whose `params` are checked before it runs. */
export const method = <const S extends v.GenericSchema, Answer extends Plain>(
  schema: S,
  run: Run<S, Answer>,
): Method<{ params: v.InferInput<S> }, Answer> => checked('params', schema, run);

/** The same for one that takes `args`. */
export const argsMethod = <const S extends v.GenericSchema, Answer extends Plain>(
  schema: S,
  run: Run<S, Answer>,
): Method<{ args: v.InferInput<S> }, Answer> => checked('args', schema, run);

export async function requireUser({ session }: Context): Promise<User> {
  const user = await session.user();
  if (!user) throw new CallError('NOT_LOGGED_IN');
  return user;
}

export const noParams = v.object({});

/** Ids travel as strings or numbers and are compared as strings. */
export const idSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

export const filledText = v.pipe(v.string(), v.trim(), v.nonEmpty());
