import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { fullName } from '#features/shared/api';
import { useCountry } from '#features/shared/country';
import {
  guest,
  typedBy,
  UserDraft,
  useKeptChanges,
  useSubmission,
  useSubmitHandler,
} from '#features/shared/forms';
import { type Owner, useDraft } from '#features/shared/platform';
import { isOtherUser, useLastKnownSession, useSession } from '#features/shared/session';
import { storedPhone } from '#ui/PhoneInput';
import { COUNTRY_UNKNOWN, joinClubMutation } from '../calls';
import { type JoinFields, joinSchema } from '../rules';

const noFields: JoinFields = { name: '', phone: '' };

/** What was typed into the join form and not sent, kept while other pages are open. */
class JoinDraft extends UserDraft<JoinFields> {}

/** State of the join form: idle, submitting, done or failed. Typed values survive closing the popup and other pages. */
export function useJoin(onJoined: () => void) {
  const { user, isLoggedOutElsewhere } = useLastKnownSession();
  const { loginId } = useSession();
  const { phoneCountry } = useCountry();
  const draft = useDraft(JoinDraft);
  const form = useForm<JoinFields>({
    resolver: valibotResolver(joinSchema),
    defaultValues: noFields,
    reValidateMode: 'onSubmit',
  });
  const { reset, setValue } = form;
  const profile = useRef<Owner & { fields: JoinFields }>(undefined);
  useKeptChanges(form, draft, () => profile.current);

  useEffect(() => {
    const before = profile.current;
    // An expired login empties nothing.
    if (!user && !isLoggedOutElsewhere && before) return;
    const now = user
      ? {
          username: user.username,
          login: loginId(),
          fields: { name: fullName(user), phone: storedPhone(user.phone, phoneCountry) },
        }
      : { ...guest, fields: noFields };
    // What a guest has typed stays when the user becomes known. Nobody else must see what a user has typed.
    reset(now.fields, { keepDirtyValues: before?.login === guest.login || !isOtherUser(before, now) });
    const { name, phone } = typedBy(now, draft.kept) ?? {};
    // Counts as typed now, so that a user who becomes known later does not replace it.
    if (name !== undefined) setValue('name', name, { shouldDirty: true });
    if (phone !== undefined) setValue('phone', phone, { shouldDirty: true });
    profile.current = now;
  }, [user, isLoggedOutElsewhere, loginId, phoneCountry, reset, setValue, draft]);

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
