import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { changePassword, type PasswordChange, useRpc } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { PASSWORD_SHORT, useTask } from '#features/shared/forms';
import { RpcError } from '#features/shared/protocol';
import { messages } from './messages';
import { passwordSchema } from './rules';
import { useOutcome } from './useOutcome';

/** The form for a new password. */
export function usePasswordChange() {
  const text = useMessages(messages);
  const rpc = useRpc();
  const form = useForm<PasswordChange>({
    resolver: valibotResolver(passwordSchema),
    defaultValues: { oldPassword: '', newPassword: '' },
    reValidateMode: 'onSubmit',
  });
  const { task, run } = useTask<'changing'>();
  const [outcome, setOutcome] = useOutcome(form);

  async function change(fields: PasswordChange): Promise<void> {
    setOutcome(undefined);
    try {
      await changePassword(rpc, fields);
      form.reset();
      setOutcome('done');
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      if (error.code === 'PASSWORD_SHORT') {
        form.setError('newPassword', { message: PASSWORD_SHORT }, { shouldFocus: true });
      } else {
        setOutcome('failed');
        if (error.code === 'WRONG_CREDENTIALS') {
          form.setError('oldPassword', { message: text.wrongOld }, { shouldFocus: true });
        }
      }
    }
  }

  return {
    form,
    outcome,
    isBusy: task === 'changing',
    submit: form.handleSubmit((fields) => run('changing', () => change(fields))),
  };
}
