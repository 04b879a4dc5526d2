/** The codes with which the backend refuses calls, and what each means. */
export const errorCodes = {
  NOT_LOGGED_IN: 'Nobody is logged in, or the login has ended.',
  WRONG_CREDENTIALS: 'The username is unknown or the password is wrong.',
  USERNAME_EXISTS: 'Another account has the username, which is an email.',
  EMAIL_EXISTS: 'Another account has the email. Means the same as USERNAME_EXISTS on every form.',
  PHONE_EXISTS: 'Another account has the phone number.',
  PASSWORD_SHORT: 'The new password is too short or too long.',
  TOKEN_INVALID: 'The code for a new password is wrong or used.',
  NOT_FOUND: 'There is no such offer, account or article.',
  NO_ARTICLES: 'An order has no articles.',
  NOT_AN_IMAGE: 'The file is no picture that the backend accepts.',
} as const;

/** A code with which the backend refuses a call. The client adds its own (`RpcClientCode`). */
export type ErrorCode = keyof typeof errorCodes;
