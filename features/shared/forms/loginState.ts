import * as v from 'valibot';

/** The navigation `state` that links to the login screen, and from there to the reset of the password, may carry. */
export interface LoginState {
  /** The address to return to after the login; always within the shop. */
  from?: string | undefined;
  /** The shopper has just set a new password. */
  hasNewPassword?: boolean | undefined;
  /** The registration form is shown first. */
  wantsProfile?: boolean | undefined;
}

const addressSchema = v.pipe(v.string(), v.regex(/^\/(?![\s/\\])/));

const schema = v.fallback(
  v.object({
    from: v.fallback(v.optional(addressSchema), undefined),
    hasNewPassword: v.fallback(v.optional(v.boolean()), undefined),
    wantsProfile: v.fallback(v.optional(v.boolean()), undefined),
  }),
  {},
);

/** Parses a location's state; invalid fields are left out. */
export const readLoginState = (state: unknown): LoginState => v.parse(schema, state);
