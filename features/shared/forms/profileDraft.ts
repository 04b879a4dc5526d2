import type { ProfileFields } from './rules';

const empty: ProfileFields = { firstName: '', lastName: '', phone: '', email: '', password: '' };

/** What was last typed for a new profile, on whichever screen, except the password. */
export class ProfileDraft {
  #fields = empty;

  get fields(): ProfileFields {
    return this.#fields;
  }

  keep(typed: ProfileFields): void {
    this.#fields = { ...typed, password: '' };
  }

  /** For a login: whoever comes next reads nothing of it. */
  drop(): void {
    this.#fields = empty;
  }
}
