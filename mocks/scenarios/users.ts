import type { Scenarios } from './types';

/** Registering, and changing a profile or its password. */
export const userScenarios = {
  'register.usernameExists': {
    description: 'Another user has this email as username.',
    on: 'shopUsers.f.add',
    answer: 'USERNAME_EXISTS',
  },
  'register.emailExists': {
    description: 'Another user has this email.',
    on: 'shopUsers.f.add',
    answer: 'EMAIL_EXISTS',
  },
  'register.phoneExists': {
    description: 'Another user has this phone number.',
    on: 'shopUsers.f.add',
    answer: 'PHONE_EXISTS',
  },
  'register.passwordShort': {
    description: 'The backend refuses the password as too short.',
    on: 'shopUsers.f.add',
    answer: 'PASSWORD_SHORT',
  },
  'register.fails': { description: 'Registering fails.', on: 'shopUsers.f.add', network: 'fails' },
  'register.pending': { description: 'Registering never ends.', on: 'shopUsers.f.add', network: 'pending' },
  'register.slow': { description: 'Registering is slow.', on: 'shopUsers.f.add', network: 'slow' },

  'profile.fails': { description: 'Saving the profile fails.', on: 'shopUsers.f.edit', network: 'fails' },
  'profile.pending': {
    description: 'Saving the profile never ends.',
    on: 'shopUsers.f.edit',
    network: 'pending',
  },
  'profile.slow': { description: 'Saving the profile is slow.', on: 'shopUsers.f.edit', network: 'slow' },
  'profile.usernameExists': {
    description: 'Another user has the new email as username.',
    on: 'shopUsers.f.edit',
    answer: 'USERNAME_EXISTS',
  },
  'profile.emailExists': {
    description: 'Another user has the new email.',
    on: 'shopUsers.f.edit',
    answer: 'EMAIL_EXISTS',
  },
  'profile.phoneExists': {
    description: 'Another user has the new phone number.',
    on: 'shopUsers.f.edit',
    answer: 'PHONE_EXISTS',
  },
  'profile.expired': {
    description: 'The login has expired when the profile is saved.',
    on: 'shopUsers.f.edit',
    answer: 'NOT_LOGGED_IN',
  },

  'password.fails': {
    description: 'Changing the password fails.',
    on: 'shopUsers.f.changePassword',
    network: 'fails',
  },
  'password.pending': {
    description: 'Changing the password never ends.',
    on: 'shopUsers.f.changePassword',
    network: 'pending',
  },
  'password.slow': {
    description: 'Changing the password is slow.',
    on: 'shopUsers.f.changePassword',
    network: 'slow',
  },
  'password.short': {
    description: 'The backend refuses the new password as too short.',
    on: 'shopUsers.f.changePassword',
    answer: 'PASSWORD_SHORT',
  },
  'password.expired': {
    description: 'The login has expired when the password is changed.',
    on: 'shopUsers.f.changePassword',
    answer: 'NOT_LOGGED_IN',
  },
} satisfies Scenarios;
