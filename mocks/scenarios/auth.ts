import type { Scenarios } from './types';

/** The login session, and resetting a forgotten password. */
export const authScenarios = {
  'session.member': { member: true },
  'login.refused': { on: 'auth.loginShop', answer: 'PARAMS_INVALID' },

  'resetCode.refused': { on: 'auth.generateToken', answer: 'PARAMS_INVALID' },
  'reset.passwordShort': { on: 'auth.resetPassword', answer: 'PASSWORD_SHORT' },
} satisfies Scenarios;
