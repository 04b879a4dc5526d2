import { useState } from 'react';
import { fieldBox, fieldControl } from '#ui/Field';
import { Icon } from '#ui/Icon';
import { useChangeMotion } from '#ui/theme';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './QuantityStepper.css';

export interface QuantityStepperProps {
  /** A whole number between 1 and `max`. */
  value: number;
  /** Called with the new number. */
  onChange: (value: number) => void;
  /** The box is wide enough for three digits. */
  max?: number;
  /** `group` says what is counted, with the item's name if there are several: 'Količina, Alpha Potent'. */
  labels: { group: string; decrease: string; increase: string };
}

const MIN = 1;

/** A quantity, set by buttons or typing. The minimum is 1: use a separate button for removing an item. */
export function QuantityStepper({ value, onChange, max = 999, labels }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>();
  const [announced, setAnnounced] = useState<number>();
  // Not with each typed digit.
  const motion = useChangeMotion(announced);

  function step(by: number) {
    const next = Math.min(Math.max(value + by, MIN), max);
    setTyped(undefined);
    if (next === value) return;
    setAnnounced(next);
    onChange(next);
  }

  function type(text: string) {
    if (/\D/.test(text)) return;
    setTyped(text);
    const next = Math.min(Number(text), max);
    // Immediately, not on blur: on iOS a tap on a button does not move focus.
    if (text !== '' && next >= MIN && next !== value) onChange(next);
  }

  function endTyping() {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed !== String(value)) setAnnounced(value);
  }

  return (
    <fieldset aria-label={labels.group} className={styles.group}>
      <div className={`${fieldBox} ${styles.box}`}>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.decrease}
          aria-disabled={value <= MIN || undefined}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size="small" />
        </button>
        <input
          role="spinbutton"
          aria-label={labels.group}
          aria-valuenow={value}
          aria-valuemin={MIN}
          aria-valuemax={max}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={String(max).length}
          className={`${fieldControl} ${styles.number} ${motion}`}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={endTyping}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              // Enter in the quantity must not submit a form around it.
              event.preventDefault();
              endTyping();
            }
            if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              step(event.key === 'ArrowUp' ? 1 : -1);
            }
          }}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={labels.increase}
          aria-disabled={value >= max || undefined}
          onClick={() => step(1)}
        >
          <Icon name="plus" size="small" />
        </button>
        <VisuallyHidden>
          <span role="status">{announced}</span>
        </VisuallyHidden>
      </div>
    </fieldset>
  );
}
