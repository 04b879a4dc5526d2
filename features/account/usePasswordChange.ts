import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { type ErrorCode, useRpc } from '#features/shared/api';
import { fixedTexts, useMessages } from '#features/shared/country';
import { refusalsIn, refusalsOf, useSubmission, useSubmitHandler } from '#features/shared/forms';
import { changePasswordMutation, type PasswordChange } from './calls';
import { messages } from './messages';
import { passwordSchema } from './rules';
import { useOutcome } from './useOutcome';

/** State of the form that changes the password. */
export function usePasswordChange() {
  const text = useMessages(messages);
  const rpc = useRpc();
  const form = useForm<PasswordChange>({
    resolver: valibotResolver(passwordSchema),
    defaultValues: { oldPassword: '', newPassword: '' },
    reValidateMode: 'onSubmit',
  });
  const change = useSubmission(changePasswordMutation(rpc), {
    refusals: refusalsIn(
      form,
      refusalsOf({
        PASSWORD_SHORT: { field: 'newPassword', message: fixedTexts.passwordShort },
        WRONG_CREDENTIALS: { field: 'oldPassword', message: text.wrongOld },
      }),
    ),
    onSuccess: () => form.reset(),
  });
  // A wrong old password shows the notice as well as the error at its field (Screens/Account).
  const hasFailed = change.hasFailed || change.code === ('WRONG_CREDENTIALS' satisfies ErrorCode);

  return {
    form,
    outcome: useOutcome(form, { ...change, hasFailed }),
    isBusy: change.isPending,
    submit: useSubmitHandler(form, change.submit, change.reset),
  };
}
