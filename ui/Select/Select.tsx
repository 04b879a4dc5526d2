import type { ComponentProps } from 'react';
import { Field, type FieldProps, fieldBox, fieldControl, splitField } from '#ui/Field';
import { Icon } from '#ui/Icon';
import * as styles from './Select.css';

export const selectSizes = ['small', 'medium'] as const;

export interface SelectOption {
  value: string;
  /** The words people choose from. */
  label: string;
}

export interface SelectProps
  extends FieldProps,
    Pick<
      ComponentProps<'select'>,
      'defaultValue' | 'disabled' | 'name' | 'onBlur' | 'onChange' | 'ref' | 'value'
    > {
  options: readonly SelectOption[];
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
