import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fetchVisitorCountry, fullName, joinClub } from '#features/shared/api';
import { useCountry } from '#features/shared/country';
import { useTask } from '#features/shared/forms';
import { env } from '#features/shared/platform';
import { RpcError } from '#features/shared/protocol';
import { useLastKnownSession } from '#features/shared/session';
import { normalizePhone } from '#ui/PhoneInput';
import { type JoinFields, joinSchema } from '../rules';

/** The form of the popup: idle, submitting, done or failed (seed §4). Closing it forgets nothing that was typed. */
export function useJoin(onJoined: () => void) {
  const { user } = useLastKnownSession();
  const { phoneCountry } = useCountry();
  const form = useForm<JoinFields>({
    resolver: valibotResolver(joinSchema),
    defaultValues: { name: '', phone: '' },
    // Who it is may become known while the popup stands open; what was typed stays.
    ...(user && {
      values: {
        name: fullName(user),
        phone: normalizePhone(user.phone, phoneCountry),
      },
    }),
    resetOptions: { keepDirtyValues: true },
    reValidateMode: 'onSubmit',
  });
  const { task, run, stop } = useTask<'joining'>();
  /** At which of the two requests the last try ended. */
  const [failure, setFailure] = useState<'country' | 'join'>();

  async function join(fields: JoinFields, signal: AbortSignal): Promise<void> {
    setFailure(undefined);
    let step: typeof failure = 'country';
    try {
      // Without the visitor's country nobody joins (seed §5).
      const country = await fetchVisitorCountry(env.geoUrl, { signal });
      step = 'join';
      await joinClub(env.leadsBase, { ...fields, country }, { signal });
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      setFailure(step);
      return;
    }
    onJoined();
  }

  return {
    form,
    failure,
    isBusy: task === 'joining',
    submit: form.handleSubmit((fields) => run('joining', (signal) => join(fields, signal))),
    stop,
  };
}
