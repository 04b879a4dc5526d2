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
  /** Determines a phone's keyboard. Passwords and phone numbers have their own components. */
  type?: (typeof textInputTypes)[number];
  /** Overrides the keyboard of the type: `numeric` for digits, `email` where a phone number is accepted too. */
  inputMode?: 'decimal' | 'email' | 'numeric' | undefined;
  /** What a phone capitalizes: `none` for an e-mail address or a code. Default: the browser's choice. */
  autoCapitalize?: 'none' | undefined;
  /** The kind of data that the browser may fill in: `given-name`, `email`. */
  autoComplete?: string | undefined;
}

/** One line of text. For longer answers use a `TextArea`, for a choice from a few options a `Select`. */
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
