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
  /** The words people choose from. */
  label: string;
}

export interface SelectProps extends FieldProps, NativeControlProps<HTMLSelectElement> {
  /** What there is to choose from, in the order in which it is listed. */
  options: readonly SelectOption[];
  /** The `value` of the chosen option, where the screen keeps the answer. */
  value?: string | undefined;
  /** The `value` of the option that is chosen at first, where the form keeps the answer; the first one if left out. */
  defaultValue?: string | undefined;
  /** 44 or 56 px high. `small` orders or filters a list, `medium` stands in a form. */
  size?: (typeof selectSizes)[number];
}

/** One of up to a dozen known answers, through the device's own list. Two or three that matter are better seen at once. */
export function Select({ options, size = 'medium', ...props }: SelectProps) {
  const [field, select] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={`${fieldBox} ${styles.sizes[size]}`}>
          <select
            {...select}
            {...control}
            className={`${fieldControl} ${styles.select} ${styles.fontSizes[size]}`}
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
