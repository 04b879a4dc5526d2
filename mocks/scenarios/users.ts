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
