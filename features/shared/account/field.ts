import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** A text field's place in its form. Checked on submit, and as it changes once it has an error. */
export function textField<Fields extends FieldValues>(form: UseFormReturn<Fields>, name: FieldPath<Fields>) {
  const { error } = form.getFieldState(name, form.formState);
  const registration = form.register(name, {
    onChange: () => {
      if (error) void form.trigger(name);
    },
  });
  return { ...registration, error: error?.message };
}
