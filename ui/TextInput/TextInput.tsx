import {
  Field,
  type FieldProps,
  fieldBox,
  fieldControl,
  splitField,
  type TypedControlProps,
} from '#ui/Field';

export const textInputTypes = ['text', 'email'] as const;

export interface TextInputProps extends FieldProps, TypedControlProps<HTMLInputElement> {
  /** Chooses the keyboard of a phone. Passwords and phone numbers have components of their own. */
  type?: (typeof textInputTypes)[number];
  /** Chooses another keyboard than the type's: `numeric` for digits, `email` where a phone number will do as well. */
  inputMode?: 'decimal' | 'email' | 'numeric' | undefined;
  /** `none` where a phone must not begin with a capital letter: an e-mail address. */
  autoCapitalize?: 'none' | undefined;
  /** What the browser may fill in by itself: `given-name`, `email`. */
  autoComplete?: string | undefined;
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
