import { Field, type FieldProps, type NativeControlProps, splitField } from '#ui/Field';
import { Icon } from '#ui/Icon';
import * as styles from './RatingInput.css';

export interface RatingInputProps extends FieldProps, NativeControlProps<HTMLInputElement> {
  /** Ties the stars together, so it has to be the only one of its kind in the form. */
  name: string;
  /** What each number of stars is called, from one upwards: '3 zvjezdice, dobro'. As many stars show. */
  labels: readonly string[];
  /** Stars chosen from outside, 0 for none. Leave it out where the form keeps the answer. */
  value?: number;
  /** Stars chosen at first where the form keeps the answer; none if it is left out. */
  defaultValue?: number;
}

/**
 * A score given in stars; none is an answer too. The event carries the number as text, as every radio button does.
 * A score that only shows is a `Rating`.
 */
export function RatingInput({ labels, value, defaultValue, ...props }: RatingInputProps) {
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
                  {...(value === undefined
                    ? { defaultChecked: defaultValue === stars }
                    : { checked: value === stars })}
                />
                <span className={styles.outline}>
                  <Icon name="star" size="large" />
                </span>
                <span className={styles.solid}>
                  <Icon name="star-solid" size="large" />
                </span>
                <span className={styles.word}>{label}</span>
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
}
