import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { fullName, type User } from '#features/shared/api';
import { useCountry } from '#features/shared/country';
import { typedBy, UserDraft, useKeptChanges, useSubmission, useSubmitHandler } from '#features/shared/forms';
import { useDraft } from '#features/shared/platform';
import { guest, useLastKnownSession } from '#features/shared/session';
import { storedPhone } from '#ui/PhoneInput';
import { COUNTRY_UNKNOWN, joinClubMutation } from '../calls';
import { type JoinFields, joinSchema } from '../rules';

const noFields: JoinFields = { name: '', phone: '' };

/** What was typed into the join form and not sent, kept while other pages are open. */
class JoinDraft extends UserDraft<JoinFields> {}

/** State of the join form: idle, submitting, done or failed. Typed values survive closing the popup and other pages. */
export function useJoin(onJoined: () => void) {
  const { user, owner } = useLastKnownSession();
  const { phoneCountry } = useCountry();
  const draft = useDraft(JoinDraft);
  const form = useForm<JoinFields>({
    resolver: valibotResolver(joinSchema),
    defaultValues: noFields,
    reValidateMode: 'onSubmit',
  });
  const { reset, setValue } = form;
  const fieldsOf = (known: User | null): JoinFields =>
    known ? { name: fullName(known), phone: storedPhone(known.phone, phoneCountry) } : noFields;
  useKeptChanges(form, draft, () => ({ ...owner, fields: fieldsOf(user) }));

  const fillIn = useEffectEvent((known: User | null) => {
    // An expired login empties nothing.
    if (!known && owner !== guest) return;
    // What a guest has typed stays when the user becomes known.
    reset(fieldsOf(known), { keepDirtyValues: true });
    const { name, phone } = typedBy(owner, draft.kept) ?? {};
    // Counts as typed now, so that a user who becomes known later does not replace it.
    if (name !== undefined) setValue('name', name, { shouldDirty: true });
    if (phone !== undefined) setValue('phone', phone, { shouldDirty: true });
  });
  useEffect(() => fillIn(user), [user]);

  const join = useSubmission(joinClubMutation(), {
    onSuccess() {
      draft.drop();
      onJoined();
    },
  });

  return {
    form,
    /** Which of the two requests of the last submit failed. */
    failure: join.hasFailed ? failureOf(join.code) : undefined,
    isBusy: join.isPending,
    isDone: join.isSuccess,
    submit: useSubmitHandler(form, join.submit, join.reset),
    stop: join.stop,
  };
}

const failureOf = (code: string | undefined): 'country' | 'join' =>
  code === COUNTRY_UNKNOWN ? 'country' : 'join';
