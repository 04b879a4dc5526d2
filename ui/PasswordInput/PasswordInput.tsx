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
import { Icon } from '#ui/Icon';
import * as styles from './PasswordInput.css';

export interface PasswordInputProps extends FieldProps, TypedControlProps<HTMLInputElement> {
  /** Tells password managers whether to fill a password in or to offer a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** Names of the button with the eye: what a press will do. */
  labels: { show: string; hide: string };
}

/** A password, hidden until people ask to see it. */
export function PasswordInput({ autoComplete, labels, ref, ...props }: PasswordInputProps) {
  const [field, input] = splitField(props);
  const [shown, setShown] = useState(false);
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => own.current, []);

  function toggle() {
    const element = own.current;
    const caret = [element?.selectionStart ?? null, element?.selectionEnd ?? null] as const;
    flushSync(() => setShown(!shown));
    // A change of type loses the caret. Safari would take the focus if the input did not have it already.
    if (element && document.activeElement === element) element.setSelectionRange(...caret);
  }

  return (
    <Field {...field}>
      {(control) => (
        <div className={fieldBox}>
          <input
            {...input}
            {...control}
            ref={own}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={fieldControl}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? labels.hide : labels.show}
            aria-controls={control.id}
            disabled={input.disabled}
            // The press must not take the focus (and a phone's keyboard) from the password.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
