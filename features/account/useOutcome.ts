import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { useSubmission } from '#features/shared/forms';

/** How the last submit of a form ended. A success is shown until a field changes. */
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
