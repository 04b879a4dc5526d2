import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { fieldControl } from '#ui/Field';
import { Icon } from '#ui/Icon';
import { plain } from '#ui/typedText';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './PhoneInput.css';
import { callingCode, type PhoneCountry } from './phone';

/** Debounce of the search in ms. */
const SEARCH_DELAY = 250;

export interface PhoneCountryOption {
  code: PhoneCountry;
  name: string;
}

interface CountryPickerProps {
  id: string;
  countries: readonly PhoneCountryOption[];
  chosen: PhoneCountry;
  labels: {
    country: string;
    search: string;
    empty: string;
    /** Of `search` and `empty`. */
    language: string;
    results: (count: number) => string;
  };
  onChoose: (code: PhoneCountry) => void;
  onClose: () => void;
}

const filterCountries = (countries: readonly PhoneCountryOption[], text: string) =>
  countries.filter(({ code, name }) =>
    plain(`${name} +${callingCode(code)} ${code}`).includes(plain(text).trim()),
  );

/** The searchable list below the country button. Focus stays in the search field; the arrow keys move the active option. */
export function CountryPicker({ id, countries, chosen, labels, onChoose, onClose }: CountryPickerProps) {
  const [text, setText] = useState('');
  const [filter, setFilter] = useState('');
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ code }) => code === chosen),
    ),
  );
  const search = useRef<HTMLInputElement>(null);
  const listId = useId();
  const optionId = (code: PhoneCountry) => `${listId}-${code}`;
  const shown = filterCountries(countries, filter);
  const current = shown[active];

  useEffect(() => search.current?.focus(), []);

  useEffect(() => {
    if (text === filter) return;
    const timer = setTimeout(() => {
      setFilter(text);
      setActive(0);
    }, SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [text, filter]);

  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  });

  useEffect(() => {
    // Captured on the window, before a dialog around the list receives Escape on the document and closes as well.
    window.addEventListener('keydown', onEscape, { capture: true });
    return () => window.removeEventListener('keydown', onEscape, { capture: true });
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const last = shown.length - 1;
    const targets: Partial<Record<string, number>> = {
      ArrowDown: active < last ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : last,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    // With Shift, ⌘ or Ctrl these keys select in the text of the search.
    if (target !== undefined && !event.shiftKey && !event.metaKey && !event.ctrlKey) {
      event.preventDefault();
      setActive(target);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      // Held since the list was opened with it.
      if (event.repeat) return;
      // On Enter before the debounce has passed, choose by the typed text, not by the outdated list.
      const choice = text === filter ? current : filterCountries(countries, text)[0];
      if (choice) onChoose(choice.code);
    }
  }

  return (
    <div id={id} className={styles.popup}>
      <div className={styles.searchRow}>
        <Icon name="search" size="small" />
        <input
          ref={search}
          type="search"
          lang={labels.language}
          role="combobox"
          aria-label={labels.search}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={current && optionId(current.code)}
          autoComplete="off"
          spellCheck={false}
          placeholder={labels.search}
          className={`${fieldControl} ${styles.search}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={listId} role="listbox" aria-label={labels.country} className={styles.list} hidden={!current}>
        {shown.map(({ code, name }, at) => (
          <button
            key={code}
            id={optionId(code)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={code === chosen}
            data-active={at === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(at)}
            onClick={() => onChoose(code)}
          >
            <span>{name}</span>
            <span className={styles.code}>{`+${callingCode(code)}`}</span>
          </button>
        ))}
      </div>
      <div role="status">
        {current ? (
          <VisuallyHidden>{labels.results(shown.length)}</VisuallyHidden>
        ) : (
          <p className={styles.empty} lang={labels.language}>
            {labels.empty}
          </p>
        )}
      </div>
    </div>
  );
}
