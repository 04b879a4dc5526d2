import { useId } from 'react';
import * as styles from './Segments.css';

export interface SegmentsProps {
  /** What is chosen: 'Width'. */
  label: string;
  /** The choices, in display order. */
  options: readonly { value: string; label: string }[];
  /** The chosen values. */
  chosen: readonly string[];
  /** Several may be chosen; the last one stays. */
  isMultiple?: boolean;
  onChoose: (chosen: string[]) => void;
}

/** A few choices in one row, all of them visible. */
export function Segments({ label, options, chosen, isMultiple = false, onChoose }: SegmentsProps) {
  const name = useId();
  function press(pressed: string) {
    if (!isMultiple) return onChoose([pressed]);
    const next = options
      .map(({ value }) => value)
      .filter((value) => chosen.includes(value) !== (value === pressed));
    if (next.length > 0) onChoose(next);
  }
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(({ value, label: text }) => (
        <label key={value} className={styles.segment}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            checked={chosen.includes(value)}
            onChange={() => press(value)}
            className={styles.input}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
