import { useState } from 'react';
import * as v from 'valibot';
import { readStored, store } from '#features/shared/platform';

/** The storage key. It holds which form this device used last, and nothing about the shopper. */
export const GUEST_FORM_KEY = 'checkout-form';

const guestFormSchema = v.picklist(['newProfile', 'login']);

/** The form that a guest sees first at the checkout. */
export type GuestForm = v.InferOutput<typeof guestFormSchema>;

export const isGuestForm = (value: string): value is GuestForm => v.is(guestFormSchema, value);

export interface GuestFormChoice {
  form: GuestForm;
  /** Shows a form, and keeps the choice for the next visit of this device. */
  choose: (form: GuestForm) => void;
}

/**
 * Which of the two forms a guest sees: the one that this device used last, for a new visitor the one for a new profile.
 *
 * @param hasExpired Whoever was logged in has a profile and sees the login form, until they choose.
 */
export function useGuestForm(hasExpired: boolean): GuestFormChoice {
  const [stored] = useState(() => readStored('device', GUEST_FORM_KEY, guestFormSchema));
  const [chosen, setChosen] = useState<GuestForm>();
  return {
    form: chosen ?? (hasExpired ? 'login' : (stored ?? 'newProfile')),
    choose(form) {
      setChosen(form);
      store('device', GUEST_FORM_KEY, form);
    },
  };
}
