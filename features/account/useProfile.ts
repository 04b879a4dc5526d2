import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type User, useRpc } from '#features/shared/api';
import { useCountry } from '#features/shared/country';
import {
  type ContactFields,
  profileRefusals,
  refusalsIn,
  typedBy,
  UserDraft,
  useKeptChanges,
  useSubmission,
  useSubmitHandler,
} from '#features/shared/forms';
import { useDraft } from '#features/shared/platform';
import { useLastKnownSession, useSession } from '#features/shared/session';
import { storedPhone } from '#ui/PhoneInput';
import { editUserMutation } from './calls';
import { changesOf, profileSchema } from './rules';
import { useOutcome } from './useOutcome';

/** What a user has changed in their profile and not saved, kept while other pages are open or the login has ended. */
class SettingsDraft extends UserDraft<ContactFields> {}

/** State of the form for name, email and phone. */
export function useProfile(user: User) {
  const rpc = useRpc();
  const session = useSession();
  const { phoneCountry } = useCountry();
  const fieldsOf = ({ firstName, lastName, email, phone }: User): ContactFields => ({
    firstName,
    lastName,
    email,
    phone: storedPhone(phone, phoneCountry),
  });
  /**
   * The profile as this form loaded or saved it. Only differences from it are sent, so that a field changed elsewhere
   * meanwhile is not overwritten.
   */
  const [stored, setStored] = useState(() => fieldsOf(user));
  const draft = useDraft(SettingsDraft);
  const { owner } = useLastKnownSession();
  const [earlier] = useState(() => typedBy(owner, draft.kept));
  const form = useForm<ContactFields>({
    resolver: valibotResolver(profileSchema(stored)),
    defaultValues: { ...stored, ...earlier },
    reValidateMode: 'onSubmit',
  });
  useKeptChanges(form, draft, () => ({ ...owner, fields: stored }));
  const save = useSubmission(editUserMutation(rpc, session), {
    refusals: refusalsIn(form, profileRefusals),
    onSuccess: (saved) => {
      draft.drop();
      if (saved) setStored(fieldsOf(saved));
    },
  });

  return {
    form,
    outcome: useOutcome(form, save),
    isBusy: save.isPending,
    submit: useSubmitHandler(form, (fields) => save.submit(changesOf(fields, stored)), save.reset),
  };
}
