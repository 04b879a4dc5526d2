import type { ReactNode } from 'react';
import { Field, type FieldNotes, type NativeControlProps, splitField } from '#ui/Field';
import * as styles from './Checkbox.css';

export interface CheckboxProps extends FieldNotes, NativeControlProps<HTMLInputElement> {
  /** What checking the box means. Shown beside the box; may contain links. */
  label: ReactNode;
  /** Whether it is checked, as a controlled input. */
  checked?: boolean | undefined;
  /** Whether it is checked initially, as an uncontrolled input. */
  defaultChecked?: boolean | undefined;
}

/** A yes-or-no answer that takes effect when the form is submitted: a consent, an extra wish. */
export function Checkbox(props: CheckboxProps) {
  const [field, input] = splitField(props);
  return (
    <Field {...field} layout="beside">
      {(control) => <input {...input} {...control} type="checkbox" className={styles.checkbox} />}
    </Field>
  );
}
