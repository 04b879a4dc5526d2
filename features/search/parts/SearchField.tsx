import type { KeyboardEventHandler, RefObject } from 'react';
import { useMessages } from '#features/shared/country';
import { Icon } from '#ui/Icon';
import { messages } from '../messages';
import * as styles from './SearchField.css';

export interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  /** Enter, or the search key of a phone. */
  onSubmit: () => void;
  onKeyDown: KeyboardEventHandler;
}

/** The search field, as large as a heading, with a button to clear it. */
export function SearchField({ ref, value, onChange, onSubmit, onKeyDown }: SearchFieldProps) {
  const text = useMessages(messages);
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <span className={styles.icon}>
          <Icon name="search" size="large" />
        </span>
        <input
          ref={ref}
          type="search"
          className={styles.input}
          aria-label={text.field}
          placeholder={text.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {value && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              onChange('');
              ref.current?.focus();
            }}
          >
            {text.clear}
          </button>
        )}
      </form>
    </search>
  );
}
