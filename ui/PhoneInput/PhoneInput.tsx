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
import { cleanLine, hasLetter } from '#ui/typedText';
import { CountryPicker, type PhoneCountryOption } from './CountryPicker';
import * as styles from './PhoneInput.css';
import { callingCode, formatWithoutCode, type PhoneCountry, phoneCountry, readPhone } from './phone';

export interface PhoneInputLabels {
  /** Labels the country button and its list: 'Država'. */
  country: string;
  /** The number of countries that a search has found, for screen readers. */
  results: (count: number) => string;
}

/** Texts that the specification fixes. */
const fixedLabels = { search: 'search', empty: 'No entries to show', language: 'en' };

/** Numbers that nobody has, from libphonenumber's examples; as placeholders, they show the usual grouping. */
const exampleNumbers: Record<PhoneCountry, string> = {
  ba: '38761123456',
  rs: '381601234567',
  me: '38267622901',
  hr: '385921234567',
};

export interface PhoneInputProps extends FieldNotes {
  /** Defaults to the specification's label. */
  label?: ReactNode;
  /**
   * Digits with the country prefix and no plus, `38761234567`; empty for none. Text that is no number is kept, for the form
   * to refuse: stripped of its letters, `061 234 567 lok. 12` would be another person's number.
   */
  value: string;
  /** Called with the new digits after each change of the number or the country. */
  onChange: (value: string) => void;
  /** Called when focus leaves both the number and the country. */
  onBlur?: () => void;
  /** The four countries with their local names. */
  countries: readonly PhoneCountryOption[];
  /** The country that is selected initially. */
  defaultCountry: PhoneCountry;
  /** The labels of the country list. */
  labels: PhoneInputLabels;
  /** The name of the number in the form data. */
  name?: string;
  /** The input of the number, for moving focus to it. */
  ref?: Ref<HTMLInputElement>;
}

/** Letters, or signs that belong to no number and no digit, as in emoji. */
const isNoNumber = (text: string) => hasLetter(text) || (/[^\d\s()+./-]/.test(text) && !/\d/.test(text));

/**
 * A phone number from one of the four countries, typed in any common format. Typing a country prefix selects that country.
 * It does not validate the length; the form does.
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
  ref,
}: PhoneInputProps) {
  const allLabels = { ...fixedLabels, ...labels };
  /** The text as typed: grouping the digits during typing would move the caret. */
  const [draft, setDraft] = useState<{ text: string; value: string }>();
  const [picked, setPicked] = useState<PhoneCountry>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const pickerId = useId();

  // A value other than the draft's was set by the owner and takes precedence.
  const isTyping = draft?.value === value;
  const text = isTyping ? draft.text : isNoNumber(value) ? value : formatWithoutCode(value);
  const selected = picked ?? defaultCountry;
  const country = isTyping ? selected : (phoneCountry(value) ?? selected);

  function read(nextText: string, from: PhoneCountry) {
    const next = readPhone(nextText, from);
    const clean = cleanLine(nextText);
    const nextValue = isNoNumber(clean) ? clean : next.digits;
    setPicked(next.country);
    setDraft({ text: nextText, value: nextValue });
    if (nextValue !== value) onChange(nextValue);
  }

  function choose(code: PhoneCountry) {
    read(text, code);
    setOpen(false);
    input.current?.focus();
  }

  function onFocusOut(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    setOpen(false);
    onBlur?.();
  }

  const chosen = countries.find(({ code }) => code === country);

  return (
    <Field {...{ label, hint, error, required, optionalLabel }}>
      {(control, labelId) => (
        <fieldset aria-labelledby={labelId} onBlur={onFocusOut}>
          <div className={fieldBox}>
            <button
              ref={button}
              type="button"
              className={styles.country}
              aria-label={`${allLabels.country}: ${chosen?.name ?? country} +${callingCode(country)}`}
              aria-haspopup="listbox"
              aria-expanded={open}
              aria-controls={open ? pickerId : undefined}
              // Safari does not focus a clicked button: the blur of the search would close the list and the click would reopen it.
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
              <span>{`+${callingCode(country)}`}</span>
              <Icon name="chevron-down" size="small" />
            </button>
            {open && (
              <CountryPicker
                id={pickerId}
                countries={countries}
                chosen={country}
                labels={allLabels}
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
              placeholder={formatWithoutCode(exampleNumbers[country])}
              className={`${fieldControl} ${styles.number}`}
              value={text}
              onChange={(event) => read(event.target.value, country)}
              // The list would cover what follows the number.
              onFocus={() => setOpen(false)}
              onBlur={() => setDraft(undefined)}
            />
          </div>
        </fieldset>
      )}
    </Field>
  );
}
