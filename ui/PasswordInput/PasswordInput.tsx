import { useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  Field,
  type FieldProps,
  fieldBox,
  fieldControl,
  splitField,
  type TypedControlProps,
} from '#ui/Field';
import * as styles from './PasswordInput.css';

export interface PasswordInputProps extends FieldProps, TypedControlProps<HTMLInputElement> {
  /** Tells password managers whether to fill in a saved password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Labels of the toggle button: what a click will do, 'Prikažite lozinku'. It shows the first word. */
  labels: { show: string; hide: string };
}

/** A password field with a button that shows the password. */
export function PasswordInput({ autoComplete, labels, ref, ...props }: PasswordInputProps) {
  const [field, input] = splitField(props);
  const [shown, setShown] = useState(false);
  const label = shown ? labels.hide : labels.show;
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current, []);

  function toggle() {
    const element = inputRef.current;
    const caret = [element?.selectionStart ?? null, element?.selectionEnd ?? null] as const;
    flushSync(() => setShown(!shown));
    // Changing the type resets the caret. In Safari, `setSelectionRange` also takes focus, so call it only if the input has it.
    if (element && document.activeElement === element) element.setSelectionRange(...caret);
  }

  return (
    <Field {...field}>
      {(control) => (
        <div className={fieldBox}>
          <input
            {...input}
            {...control}
            ref={inputRef}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={fieldControl}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={label}
            aria-controls={control.id}
            // A click must not take focus from the input, which would also close a phone's keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            {label.replace(/ .*/, '')}
          </button>
        </div>
      )}
    </Field>
  );
}
