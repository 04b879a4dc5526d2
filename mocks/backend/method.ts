import * as v from 'valibot';
import type { Country } from '#features/shared/country';
import type { Call, Meta } from './protocol';
import type { Session } from './session';
import type { Store, User } from './store';

/** The error codes of the contract's method table, and two for invalid calls: `METHOD_NOT_FOUND`, `PARAMS_INVALID`. */
export type ErrorCode =
  | 'EMAIL_EXISTS'
  | 'METHOD_NOT_FOUND'
  | 'NOT_AN_IMAGE'
  | 'NOT_FOUND'
  | 'NOT_LOGGED_IN'
  | 'NO_ARTICLES'
  | 'PARAMS_INVALID'
  | 'PASSWORD_SHORT'
  | 'PHONE_EXISTS'
  | 'TOKEN_INVALID'
  | 'USERNAME_EXISTS'
  | 'WRONG_CREDENTIALS';

/** Thrown by a method: the call is answered with `status: 'error'` and this code. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

/** What a method can use to answer one call. */
export interface Context {
  country: Country;
  store: Store;
  meta: Meta;
  now: () => Date;
  newId: () => string;
  /** Writes a message for the person who runs the backend. */
  log: (line: string) => void;
  /** The absolute URL of an image path (`images/…`, `uploads/…`). */
  addressOf: (path: string) => string;
  session: Session;
}

export type Method = (call: Call, context: Context) => Promise<unknown>;

/** A method whose params are validated before it runs. One method takes `args` instead (contract, 'Calls'). */
export function method<const S extends v.GenericSchema>(
  schema: S,
  run: (params: v.InferOutput<S>, context: Context) => Promise<unknown>,
  carriedIn: 'params' | 'args' = 'params',
): Method {
  return async (call, context) => {
    const parsed = v.safeParse(schema, call[carriedIn] ?? {});
    if (!parsed.success) throw new CallError('PARAMS_INVALID');
    return run(parsed.output, context);
  };
}

export async function requireUser({ session }: Context): Promise<User> {
  const user = await session.user();
  if (!user) throw new CallError('NOT_LOGGED_IN');
  return user;
}

export const noParams = v.object({});

/** Ids travel as strings or numbers and are compared as strings (contract, 'Shapes'). */
export const idSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

export const filledText = v.pipe(v.string(), v.trim(), v.nonEmpty());
