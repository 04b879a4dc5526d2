import { useCallback, useImperativeHandle, useRef, useState } from 'react';
import { Field, type FieldProps, fieldBox, type NativeControlProps, splitField } from '#ui/Field';
import { Icon } from '#ui/Icon';
import * as styles from './FileInput.css';

export interface FileInputProps extends FieldProps, NativeControlProps<HTMLInputElement> {
  /** `choose` is shown in the empty box; `remove` labels the button that clears it. */
  labels: { choose: string; remove: string };
  /** The file that was chosen before, in a form that is shown again. */
  defaultFile?: File | undefined;
}

/** Picks one picture from the device and shows a preview. The file dialog offers pictures only. */
export function FileInput({ labels, defaultFile, onChange, ref, ...props }: FileInputProps) {
  const [field, input] = splitField(props);
  const [file, setFile] = useState(defaultFile);
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);

  function remove() {
    const element = inputRef.current;
    if (!element) return;
    element.value = '';
    // Clearing an input by script fires no event, but the form needs one.
    element.dispatchEvent(new Event('change', { bubbles: true }));
    // The button is about to be removed; without this, focus would be lost.
    element.focus();
  }

  return (
    <Field {...field}>
      {(control) => (
        <div className={`${fieldBox} ${styles.box}`}>
          <input
            {...input}
            {...control}
            ref={inputRef}
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
          <span className={styles.fileName}>{file ? file.name : labels.choose}</span>
          {file && (
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
  /** The chosen file; the browser may be unable to show its format. */
  file: File;
}

/** A square preview of a chosen picture; an icon where the browser cannot show its format. */
export function FilePreview({ file }: FilePreviewProps) {
  const [unreadable, setUnreadable] = useState<File>();
  const showFile = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );

  return (
    <span className={styles.picture}>
      {unreadable === file ? (
        <Icon name="image" />
      ) : (
        <img ref={showFile} className={styles.preview} alt="" onError={() => setUnreadable(file)} />
      )}
    </span>
  );
}
