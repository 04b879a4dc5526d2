import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** How the last try ended. That it went well is said until something else is typed. */
export function useOutcome<Fields extends FieldValues>(form: UseFormReturn<Fields>) {
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ type }) => {
          if (type === 'change') setOutcome((last) => (last === 'done' ? undefined : last));
        },
      }),
    [form],
  );
  return [outcome, setOutcome] as const;
}
