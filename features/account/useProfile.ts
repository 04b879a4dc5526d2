import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type User, useRpc } from '#features/shared/api';
import { useCountry } from '#features/shared/country';
import {
  type ContactFields,
  profileRefusals,
  refusalsIn,
  useSubmission,
  useSubmitHandler,
} from '#features/shared/forms';
import { useSession } from '#features/shared/session';
import { normalizePhone } from '#ui/PhoneInput';
import { editUserMutation, type UserChanges } from './calls';
import { changesOf, profileSchema } from './rules';
import { useOutcome } from './useOutcome';

/** State of the form for name, email and phone. */
export function useProfile(user: User) {
  const rpc = useRpc();
  const session = useSession();
  const { phoneCountry } = useCountry();
  const fieldsOf = ({ firstName, lastName, email, phone }: User): ContactFields => ({
    firstName,
    lastName,
    email,
    phone: normalizePhone(phone, phoneCountry),
  });
  /**
   * The profile as this form loaded or saved it. Only differences from it are sent, so that a field changed elsewhere
   * meanwhile is not overwritten.
   */
  const [stored, setStored] = useState(() => fieldsOf(user));
  const form = useForm<ContactFields>({
    resolver: valibotResolver(profileSchema(stored)),
    defaultValues: stored,
    reValidateMode: 'onSubmit',
  });
  const save = useSubmission<User | undefined, UserChanges>(
    {
      ...editUserMutation(rpc),
      // Here, because a mutation's own `onSuccess` also runs after the screen has unmounted.
      onSuccess: (saved) => {
        if (saved) session.update(saved);
      },
    },
    {
      refusals: refusalsIn(form, profileRefusals),
      onSuccess: (saved) => {
        if (saved) setStored(fieldsOf(saved));
      },
    },
  );

  return {
    form,
    outcome: useOutcome(form, save),
    isBusy: save.isPending,
    submit: useSubmitHandler(form, (fields) => save.submit(changesOf(fields, stored))),
  };
}
