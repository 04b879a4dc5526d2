import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldNotes, splitField } from '#ui/Field';
import * as styles from './Checkbox.css';

export interface CheckboxProps
  extends FieldNotes,
    Pick<
      ComponentProps<'input'>,
      'checked' | 'defaultChecked' | 'disabled' | 'name' | 'onBlur' | 'onChange' | 'ref'
    > {
  /** What a tick means. It stands beside the box and may hold links. */
  label: ReactNode;
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
