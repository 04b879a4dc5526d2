import type { ReactNode } from 'react';
import { Field, type FieldNotes, type NativeControlProps, splitField } from '#ui/Field';
import * as styles from './Checkbox.css';

interface ControlProps extends NativeControlProps<HTMLInputElement> {
  /** What checking the box means. Shown beside the box; may contain links. */
  label: ReactNode;
  /** Whether it is checked, as a controlled input. */
  checked?: boolean | undefined;
  /** Whether it is checked initially, as an uncontrolled input. */
  defaultChecked?: boolean | undefined;
}

interface LineProps extends ControlProps, FieldNotes {
  variant?: 'line';
}

interface TileProps extends ControlProps {
  /** `tile` is one of several answers to a question, any number of which can be selected, in a `fieldset`. */
  variant: 'tile';
}

export type CheckboxProps = LineProps | TileProps;

/** A yes-or-no answer that takes effect when the form is submitted: a consent, an extra wish, an answer of several. */
export function Checkbox({ variant = 'line', ...props }: CheckboxProps) {
  const [field, input] = splitField(props);
  if (variant === 'tile') {
    return (
      <label className={styles.tile}>
        <input {...input} type="checkbox" className={styles.tileBox} />
        <span>{field.label}</span>
      </label>
    );
  }
  return (
    <Field {...field} layout="beside">
      {(control) => <input {...input} {...control} type="checkbox" className={styles.checkbox} />}
    </Field>
  );
}
