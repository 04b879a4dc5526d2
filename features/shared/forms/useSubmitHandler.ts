import { type BaseSyntheticEvent, useState } from 'react';
import type { FieldValues, SubmitErrorHandler, SubmitHandler, UseFormReturn } from 'react-hook-form';

/**
 * A form's `onSubmit`. What throws between the press and the call goes to the error boundary, which sees no errors of
 * event handlers: otherwise the button would do nothing, without a word.
 */
export function useSubmitHandler<Fields extends FieldValues, Context, Checked>(
  form: Pick<UseFormReturn<Fields, Context, Checked>, 'handleSubmit'>,
  onValid: SubmitHandler<Checked>,
  onInvalid?: SubmitErrorHandler<Fields>,
) {
  const [, setState] = useState<never>();
  const submit = form.handleSubmit(onValid, onInvalid);
  return (event?: BaseSyntheticEvent) =>
    submit(event).catch((error: unknown) =>
      setState(() => {
        throw error;
      }),
    );
}
