import {
  Field,
  type FieldProps,
  fieldBox,
  fieldControl,
  type NativeControlProps,
  splitField,
} from '#ui/Field';
import { Icon } from '#ui/Icon';
import * as styles from './Select.css';

export const selectSizes = ['small', 'medium'] as const;

export interface SelectOption {
  value: string;
  /** The text of the option. */
  label: string;
}

export interface SelectProps extends FieldProps, NativeControlProps<HTMLSelectElement> {
  /** The options, in display order. */
  options: readonly SelectOption[];
  /** The `value` of the selected option, as a controlled input. */
  value?: string | undefined;
  /** The `value` of the initial option, as an uncontrolled input; defaults to the first option. */
  defaultValue?: string | undefined;
  /** 44 or 56 px high. `small` is for sorting or filtering a list, `medium` for forms. */
  size?: (typeof selectSizes)[number];
}

/** A choice from up to a dozen options, as the device's native list. Two or three important options should all be visible instead. */
export function Select({ options, size = 'medium', ...props }: SelectProps) {
  const [field, select] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={`${fieldBox} ${styles.sizes[size]}`}>
          <select
            {...select}
            {...control}
            className={`${fieldControl} ${styles.select} ${styles.lines[size]}`}
          >
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size="small" />
          </span>
        </div>
      )}
    </Field>
  );
}
