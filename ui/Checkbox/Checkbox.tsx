import type { ReactNode } from 'react';
import { Field, type FieldNotes, type NativeControlProps, splitField } from '#ui/Field';
import * as styles from './Checkbox.css';

export interface CheckboxProps extends FieldNotes, NativeControlProps<HTMLInputElement> {
  /** What a tick means. It stands beside the box and may hold links. */
  label: ReactNode;
  /** Whether it is ticked, where the screen keeps the answer. */
  checked?: boolean | undefined;
  /** Whether it is ticked at first, where the form keeps the answer. */
  defaultChecked?: boolean | undefined;
}

/** Yes or no that counts when the form is sent: a consent, an extra wish. */
export function Checkbox(props: CheckboxProps) {
  const [field, input] = splitField(props);
  return (
    <Field {...field} layout="beside">
      {(control) => <input {...input} {...control} type="checkbox" className={styles.checkbox} />}
    </Field>
  );
}
