import type { Scenarios } from './types';

/** The login session, and resetting a forgotten password. */
export const authScenarios = {
  'session.member': { description: "The fixtures' member is logged in.", member: true },

  'resetCode.refused': {
    description: 'The backend refuses to send a reset code.',
    on: 'auth.generateToken',
    answer: 'PARAMS_INVALID',
  },
  'reset.passwordShort': {
    description: 'The backend refuses the new password as too short.',
    on: 'auth.resetPassword',
    answer: 'PASSWORD_SHORT',
  },
} satisfies Scenarios;
