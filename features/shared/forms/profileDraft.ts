import type { ProfileFields } from './rules';

const empty: ProfileFields = { firstName: '', lastName: '', phone: '', email: '', password: '' };

/** The last input of the registration form on any screen, except the password. */
export class ProfileDraft {
  #fields = empty;

  get fields(): ProfileFields {
    return this.#fields;
  }

  keep(typed: ProfileFields): void {
    this.#fields = { ...typed, password: '' };
  }

  /** Call after a login, so that the next user of the device does not see the input. */
  drop(): void {
    this.#fields = empty;
  }

  endLogin(): void {
    this.drop();
  }
}
