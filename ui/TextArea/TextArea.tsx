import {
  Field,
  type FieldProps,
  fieldBox,
  fieldControl,
  splitField,
  type TypedControlProps,
} from '#ui/Field';
import * as styles from './TextArea.css';

export interface TextAreaProps extends FieldProps, TypedControlProps<HTMLTextAreaElement> {
  /** Lines that show before the text scrolls. People can pull the box taller. */
  rows?: number;
}

/** Several lines of text in people's own words. One line is a `TextInput`. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const [field, textarea] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={fieldBox}>
          <textarea {...textarea} {...control} rows={rows} className={`${fieldControl} ${styles.area}`} />
        </div>
      )}
    </Field>
  );
}
