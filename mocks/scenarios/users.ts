import type { Scenarios } from './types';

/** Registering, and changing a profile or its password. */
export const userScenarios = {
  'register.usernameExists': { on: 'shopUsers.f.add', answer: 'USERNAME_EXISTS' },
  'register.emailExists': { on: 'shopUsers.f.add', answer: 'EMAIL_EXISTS' },
  'register.phoneExists': { on: 'shopUsers.f.add', answer: 'PHONE_EXISTS' },
  'register.passwordShort': { on: 'shopUsers.f.add', answer: 'PASSWORD_SHORT' },

  'profile.usernameExists': { on: 'shopUsers.f.edit', answer: 'USERNAME_EXISTS' },
  'profile.emailExists': { on: 'shopUsers.f.edit', answer: 'EMAIL_EXISTS' },
  'profile.phoneExists': { on: 'shopUsers.f.edit', answer: 'PHONE_EXISTS' },
  'profile.expired': { on: 'shopUsers.f.edit', answer: 'NOT_LOGGED_IN' },

  'password.short': { on: 'shopUsers.f.changePassword', answer: 'PASSWORD_SHORT' },
  'password.expired': { on: 'shopUsers.f.changePassword', answer: 'NOT_LOGGED_IN' },
} satisfies Scenarios;
