import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Owner } from '../platform';
import { guest, isOtherUser } from '../session';

interface Kept<Fields> extends Owner {
  typed: Partial<Fields>;
}

/** What a draft has kept, if it was kept of this user. */
export const typedBy = <Fields extends FieldValues>(user: Owner, kept: Kept<Fields> | undefined) =>
  kept && !isOtherUser(kept, user) ? kept.typed : undefined;

/** What a user or `guest` has changed in a form. Only they see it again (`typedBy`), a guest after a login as its user. */
export class UserDraft<Fields extends FieldValues> {
  #kept: Kept<Fields> | undefined;

  /** What was kept last, and of whom. */
  get kept() {
    return this.#kept;
  }

  /** @param typed the fields that differ from the empty form or, for a user, from the profile */
  keep({ username, login }: Owner, typed: Partial<Fields>): void {
    this.#kept = { username, login, typed };
  }

  /** Call when the form has been sent. */
  drop(): void {
    this.#kept = undefined;
  }

  beginLogin(user: Owner): void {
    const kept = this.#kept;
    if (kept && kept.login === guest.login) this.keep(user, kept.typed);
  }
}

/** Calls back with all fields whenever the shopper changes one. */
export function useOnTyped<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'subscribe'>,
  onTyped: (fields: Fields) => void,
): void {
  const tell = useEffectEvent(onTyped);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values, type }) {
          if (type === 'change') tell(values);
        },
      }),
    [form],
  );
}

/**
 * Keeps in a draft what the shopper changes in a form.
 *
 * @param own the user and the fields as the profile has them, or `guest` and the empty fields; `null` while the form
 *   is not shown to guests and nobody is known to be logged in
 */
export function useKeptChanges<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  draft: UserDraft<Fields>,
  own: () => (Owner & { fields: Fields }) | null,
): void {
  useOnTyped(form, (values) => {
    const profile = own();
    if (!profile) return;
    const changed = Object.entries(values).filter(([name, value]) => value !== profile.fields[name]);
    draft.keep(profile, Object.fromEntries(changed) as Partial<Fields>);
  });
}
