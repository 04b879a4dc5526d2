import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { fullName } from '#features/shared/api';
import { useCountry } from '#features/shared/country';
import { useSubmission, useSubmitHandler } from '#features/shared/forms';
import { env } from '#features/shared/platform';
import { useLastKnownSession } from '#features/shared/session';
import { normalizePhone } from '#ui/PhoneInput';
import { COUNTRY_UNKNOWN, joinClubMutation } from '../calls';
import { type JoinFields, joinSchema } from '../rules';

/** State of the join form: idle, submitting, done or failed. Typed values survive closing the popup. */
export function useJoin(onJoined: () => void) {
  const { user } = useLastKnownSession();
  const { phoneCountry } = useCountry();
  const form = useForm<JoinFields>({
    resolver: valibotResolver(joinSchema),
    defaultValues: { name: '', phone: '' },
    // The session check may finish while the popup is open; typed values stay.
    ...(user && {
      values: {
        name: fullName(user),
        phone: normalizePhone(user.phone, phoneCountry),
      },
    }),
    resetOptions: { keepDirtyValues: true },
    reValidateMode: 'onSubmit',
  });
  const join = useSubmission(joinClubMutation(env), { onSuccess: onJoined });

  return {
    form,
    /** Which of the two requests of the last submit failed. */
    failure: join.hasFailed ? failureOf(join.code) : undefined,
    isBusy: join.isPending,
    isDone: join.isSuccess,
    submit: useSubmitHandler(form, join.submit),
    stop: join.stop,
  };
}

const failureOf = (code: string | undefined): 'country' | 'join' =>
  code === COUNTRY_UNKNOWN ? 'country' : 'join';
