import { Field, type FieldProps, type NativeControlProps, splitField } from '#ui/Field';
import { Icon } from '#ui/Icon';
import * as styles from './RatingInput.css';

export interface RatingInputProps extends FieldProps, NativeControlProps<HTMLInputElement> {
  /** Groups the radio buttons, so it must be unique in the form. */
  name: string;
  /** One label per star, starting with one star: '3 zvjezdice, dobro'. */
  labels: readonly string[];
  /** The initial number of stars. */
  defaultValue?: number;
}

/**
 * Enters a rating in stars, which may stay empty. The value of the change event is the number as text, as with every radio
 * button.
 */
export function RatingInput({ labels, defaultValue, ...props }: RatingInputProps) {
  const [field, input] = splitField(props);
  return (
    <Field {...field} layout="group">
      {(control, labelId) => (
        <div {...control} role="radiogroup" aria-labelledby={labelId} className={styles.stars}>
          {labels.map((label, at) => {
            const stars = at + 1;
            return (
              <label key={label} className={styles.star}>
                <input
                  {...input}
                  type="radio"
                  value={stars}
                  className={styles.radio}
                  defaultChecked={defaultValue === stars}
                />
                <span className={styles.outline}>
                  <Icon name="star" size="large" />
                </span>
                <span className={styles.solid}>
                  <Icon name="star-solid" size="large" />
                </span>
                <span className={styles.label}>{label}</span>
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
}
