import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { useSubmission } from '#features/shared/forms';

/** How the last try of a form ended. Its success is shown until something else is typed. */
export function useOutcome<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  {
    isSuccess,
    hasFailed,
    reset,
  }: Pick<ReturnType<typeof useSubmission>, 'isSuccess' | 'hasFailed' | 'reset'>,
): 'done' | 'failed' | undefined {
  useEffect(() => {
    if (!isSuccess) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        if (type === 'change') reset();
      },
    });
  }, [form, isSuccess, reset]);
  if (isSuccess) return 'done';
  return hasFailed ? 'failed' : undefined;
}
