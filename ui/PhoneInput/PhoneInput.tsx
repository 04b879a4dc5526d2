import {
  type FocusEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Field, type FieldNotes, fieldBox, fieldControl } from '#ui/Field';
import { Icon } from '#ui/Icon';
import { CountryPicker, type PhoneCountryOption } from './CountryPicker';
import * as styles from './PhoneInput.css';
import { callingCode, formatWithoutCode, type PhoneCountry, phoneCountry, readPhone } from './phone';

export interface PhoneInputLabels {
  /** Names the country button and its list: 'Država'. */
  country: string;
  /** How many countries a search has found, for screen readers. */
  results: (count: number) => string;
}

/** The words that the seed fixes (seed §2). */
const seedLabels = { placeholder: '1 (702) 123-4567', search: 'search', empty: 'No entries to show' };

export interface PhoneInputProps extends FieldNotes {
  /** The seed's word, if left out. */
  label?: ReactNode;
  /**
   * Digits with the country prefix and no plus, `38761234567`; empty for none. What has letters in it is no number and
   * stays what was typed, for the form to refuse: without them, `061 234 567 lok. 12` would be a stranger's number.
   */
  value: string;
  /** Tells the new number as digits, after each change of it or of the country. */
  onChange: (value: string) => void;
  /** The focus has left the number and the country alike. */
  onBlur?: () => void;
  /** The four countries by the names that people here call them. */
  countries: readonly PhoneCountryOption[];
  /** Whose number it is until people say otherwise. */
  defaultCountry: PhoneCountry;
  /** The words of the country list, beside those that the seed fixes. */
  labels: PhoneInputLabels;
  /** What the number is called in the form. */
  name?: string;
  /** Neither the number nor the country can be changed now. */
  disabled?: boolean;
  /** The number's own input, so that a form can put the focus on it. */
  ref?: Ref<HTMLInputElement>;
}

const hasLetters = (text: string) => /\p{L}/u.test(text);

/**
 * A phone number from one of the four countries, typed in any usual form. A number that names its country switches
 * the country by itself. It does not tell a short number from a whole one: the form does.
 */
export function PhoneInput({
  label = 'Phone',
  hint,
  error,
  required,
  optionalLabel,
  value,
  onChange,
  onBlur,
  countries,
  defaultCountry,
  labels,
  name,
  disabled = false,
  ref,
}: PhoneInputProps) {
  const words = { ...seedLabels, ...labels };
  /** What people are typing, as they type it: grouping it under their hands would move the caret. */
  const [draft, setDraft] = useState<{ text: string; value: string }>();
  const [picked, setPicked] = useState<PhoneCountry>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const pickerId = useId();

  // A value that is not the draft's has come from outside, and wins.
  const typing = draft?.value === value;
  const text = typing ? draft.text : hasLetters(value) ? value : formatWithoutCode(value);
  const own = picked ?? defaultCountry;
  const country = typing ? own : (phoneCountry(value) ?? own);

  function read(nextText: string, from: PhoneCountry) {
    const next = readPhone(nextText, from);
    const nextValue = hasLetters(nextText) ? nextText.trim() : next.digits;
    setPicked(next.country);
    setDraft({ text: nextText, value: nextValue });
    if (nextValue !== value) onChange(nextValue);
  }

  function choose(code: PhoneCountry) {
    read(text, code);
    setOpen(false);
    input.current?.focus();
  }

  function leave(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setOpen(false);
    onBlur?.();
  }

  const chosen = countries.find(({ code }) => code === country);

  return (
    <Field {...{ label, hint, error, required, optionalLabel }}>
      {(control, labelId) => (
        <fieldset aria-labelledby={labelId} className={styles.group} onBlur={leave}>
          <div className={fieldBox}>
            <button
              ref={button}
              type="button"
              className={styles.country}
              aria-label={`${words.country}: ${chosen?.name ?? country} +${callingCode(country)}`}
              aria-haspopup="listbox"
              aria-expanded={open}
              aria-controls={open ? pickerId : undefined}
              disabled={disabled}
              // Safari gives a pressed button no focus: leaving the search would close the list and the click reopen it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setOpen(!open);
                if (open) button.current?.focus();
              }}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
                event.preventDefault();
                setOpen(true);
              }}
            >
              +{callingCode(country)}
              <Icon name="chevron-down" size="small" />
            </button>
            {open && (
              <CountryPicker
                id={pickerId}
                countries={countries}
                chosen={country}
                labels={words}
                onChoose={choose}
                onClose={() => {
                  setOpen(false);
                  button.current?.focus();
                }}
              />
            )}
            <input
              {...control}
              ref={input}
              name={name}
              type="tel"
              autoComplete="tel"
              placeholder={words.placeholder}
              disabled={disabled}
              className={`${fieldControl} ${styles.number}`}
              value={text}
              onChange={(event) => read(event.target.value, country)}
              onBlur={() => setDraft(undefined)}
            />
          </div>
        </fieldset>
      )}
    </Field>
  );
}
