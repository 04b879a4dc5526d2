import { useState } from 'react';
import { fieldBox, fieldControl } from '#ui/Field';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './QuantityStepper.css';

export interface QuantityStepperProps {
  /** A whole number between 1 and `max`. */
  value: number;
  /** Tells the new number. */
  onChange: (value: number) => void;
  /** The box has room for three digits. */
  max?: number;
  /** `group` says what is counted, with a name where there are several: 'Količina, Alpha Potent'. */
  labels: { group: string; decrease: string; increase: string };
}

const MIN = 1;

/** How many pieces, by pressing or by typing. For removing a line use a button of its own: this stops at 1. */
export function QuantityStepper({ value, onChange, max = 999, labels }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>();
  const [announced, setAnnounced] = useState<number>();

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
    // At once and not on leaving: on iOS a press on a button leaves the focus where it is.
    if (text !== '' && next >= MIN && next !== value) onChange(next);
  }

  function settle() {
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
          className={`${fieldControl} ${styles.number}`}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              // A quantity inside a form does not send it.
              event.preventDefault();
              settle();
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
