import type { ComponentProps } from 'react';
import { Field, type FieldProps, splitField } from '#ui/Field';
import * as styles from './Checkbox.css';

export interface CheckboxProps
  extends Omit<FieldProps, 'labelDisplay'>,
    Pick<
      ComponentProps<'input'>,
      'checked' | 'defaultChecked' | 'disabled' | 'name' | 'onBlur' | 'onChange' | 'ref'
    > {}

/** Yes or no that counts when the form is sent: a consent, an extra wish. The label may hold links. */
export function Checkbox(props: CheckboxProps) {
  const [field, input] = splitField(props);
  return (
    <Field {...field} layout="beside">
      {(control) => <input {...input} {...control} type="checkbox" className={styles.checkbox} />}
    </Field>
  );
}
