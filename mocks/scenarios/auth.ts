import type { Scenarios } from './types';

/** The login session, logging in and out, and resetting a forgotten password. */
export const authScenarios = {
  'session.member': { description: "The fixtures' member is logged in.", member: true },
  'session.pending': {
    description: 'The login check is never answered.',
    on: 'auth.checkLogin',
    network: 'pending',
  },
  'session.fails': { description: 'The login check fails.', on: 'auth.checkLogin', network: 'fails' },
  'session.failsOnce': {
    description: 'The login check fails the first time.',
    on: 'auth.checkLogin',
    network: 'fails',
    times: 1,
  },
  'session.slow': { description: 'The login check is slow.', on: 'auth.checkLogin', network: 'slow' },

  'login.slow': { description: 'Logging in is slow.', on: 'auth.loginShop', network: 'slow' },
  'login.pending': { description: 'Logging in never ends.', on: 'auth.loginShop', network: 'pending' },
  'login.unreachable': {
    description: 'Logging in does not reach the backend.',
    on: 'auth.loginShop',
    network: 'unreachable',
  },
  'login.unreachableOnce': {
    description: 'Logging in does not reach the backend the first time.',
    on: 'auth.loginShop',
    network: 'unreachable',
    times: 1,
  },

  'logout.fails': { description: 'Logging out fails.', on: 'auth.logout', network: 'fails' },
  'logout.pending': { description: 'Logging out never ends.', on: 'auth.logout', network: 'pending' },
  'logout.slow': { description: 'Logging out is slow.', on: 'auth.logout', network: 'slow' },

  'resetCode.slow': {
    description: 'Requesting a reset code is slow.',
    on: 'auth.generateToken',
    network: 'slow',
  },
  'resetCode.pending': {
    description: 'Requesting a reset code never ends.',
    on: 'auth.generateToken',
    network: 'pending',
  },
  'resetCode.unreachable': {
    description: 'Requesting a reset code does not reach the backend.',
    on: 'auth.generateToken',
    network: 'unreachable',
  },
  'resetCode.unreachableOnce': {
    description: 'Requesting a reset code does not reach the backend the first time.',
    on: 'auth.generateToken',
    network: 'unreachable',
    times: 1,
  },
  'resetCode.refused': {
    description: 'The backend refuses to send a reset code.',
    on: 'auth.generateToken',
    answer: 'PARAMS_INVALID',
  },
  'reset.pending': {
    description: 'Saving a new password after a reset never ends.',
    on: 'auth.resetPassword',
    network: 'pending',
  },
  'reset.slow': {
    description: 'Saving a new password after a reset is slow.',
    on: 'auth.resetPassword',
    network: 'slow',
  },
  'reset.unreachable': {
    description: 'Saving a new password after a reset does not reach the backend.',
    on: 'auth.resetPassword',
    network: 'unreachable',
  },
  'reset.unreachableOnce': {
    description: 'Saving a new password after a reset does not reach the backend the first time.',
    on: 'auth.resetPassword',
    network: 'unreachable',
    times: 1,
  },
  'reset.passwordShort': {
    description: 'The backend refuses the new password as too short.',
    on: 'auth.resetPassword',
    answer: 'PASSWORD_SHORT',
  },
} satisfies Scenarios;
