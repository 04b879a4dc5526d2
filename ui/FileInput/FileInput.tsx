import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Field, type FieldProps, fieldBox, type NativeControlProps, splitField } from '#ui/Field';
import { Icon } from '#ui/Icon';
import * as styles from './FileInput.css';

export interface FileInputProps extends FieldProps, NativeControlProps<HTMLInputElement> {
  /** `choose` stands in the empty box; `remove` names the button that empties it again. */
  labels: { choose: string; remove: string };
}

/** One picture from the device, shown small once it is chosen. Other kinds of files are not offered. */
export function FileInput({ labels, onChange, ref, ...props }: FileInputProps) {
  const [field, input] = splitField(props);
  const [file, setFile] = useState<File>();
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current, []);

  function remove() {
    const element = own.current;
    if (!element) return;
    element.value = '';
    // Emptying an input by script is silent, but the form has to hear of it.
    element.dispatchEvent(new Event('change', { bubbles: true }));
    // The button is about to go, and the focus must not go with it.
    element.focus();
  }

  return (
    <Field {...field}>
      {(control) => (
        <div className={`${fieldBox} ${styles.box}`}>
          <input
            {...input}
            {...control}
            ref={own}
            type="file"
            accept="image/*"
            className={styles.input}
            onChange={(event) => {
              setFile(event.target.files?.[0]);
              onChange?.(event);
            }}
          />
          {file ? (
            <FilePreview file={file} />
          ) : (
            <span className={styles.picture}>
              <Icon name="image" />
            </span>
          )}
          <span className={styles.words}>{file ? file.name : labels.choose}</span>
          {file && !input.disabled && (
            <button type="button" className={styles.remove} aria-label={labels.remove} onClick={remove}>
              <Icon name="trash" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}

export interface FilePreviewProps {
  /** What was chosen; it need not be a picture that the browser can show. */
  file: File;
}

/** A chosen picture, small and square; a drawing where the browser cannot show its format. */
export function FilePreview({ file }: FilePreviewProps) {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  return (
    <span className={styles.picture}>
      {url ? (
        <img className={styles.preview} src={url} alt="" onError={() => setUrl(undefined)} />
      ) : (
        <Icon name="image" />
      )}
    </span>
  );
}
