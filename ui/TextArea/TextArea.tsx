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
  /** The number of visible lines. Users can resize the box. */
  rows?: number;
}

/** A text of several lines. For one line, use a `TextInput`. */
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
