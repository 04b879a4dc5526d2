import type { ComponentProps } from 'react';
import { Field, type FieldProps, fieldBox, fieldControl, splitField } from '#ui/Field';

export const textInputTypes = ['text', 'email', 'search', 'tel'] as const;

export interface TextInputProps
  extends FieldProps,
    Pick<
      ComponentProps<'input'>,
      | 'autoCapitalize'
      | 'autoComplete'
      | 'defaultValue'
      | 'disabled'
      | 'inputMode'
      | 'maxLength'
      | 'name'
      | 'onBlur'
      | 'onChange'
      | 'placeholder'
      | 'ref'
      | 'value'
    > {
  /** Chooses the keyboard of a phone. Passwords and phone numbers have components of their own. */
  type?: (typeof textInputTypes)[number];
}

/** One line of text. Longer answers go into a `TextArea`, a choice from few into a `Select`. */
export function TextInput({ type = 'text', ...props }: TextInputProps) {
  const [field, input] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={fieldBox}>
          <input {...input} {...control} type={type} className={fieldControl} />
        </div>
      )}
    </Field>
  );
}
