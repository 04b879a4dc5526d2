import * as v from 'valibot';

/**
 * What whoever sends people to the login screen may send along, as the navigation's `state`. Where they first give
 * themselves a new password, it goes along there too.
 */
export interface LoginState {
  /** Where they came from and go back to: an address of the shop itself, nothing else. */
  from?: string | undefined;
  /** They have just given themselves a new password. */
  hasNewPassword?: boolean | undefined;
  /** They have none yet: the form for a new profile is what they see first. */
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

/** The state of a location as far as it is a `LoginState`. */
export const readLoginState = (state: unknown): LoginState => v.parse(schema, state);
