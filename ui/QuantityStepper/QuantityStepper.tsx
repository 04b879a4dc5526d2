import { useState } from 'react';
import { fieldBox, fieldControl } from '#ui/Field';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './QuantityStepper.css';

export const quantityStepperSizes = ['small', 'medium'] as const;

export interface QuantityStepperProps {
  /** A whole number between `min` and `max`. */
  value: number;
  onChange: (value: number) => void;
  min?: number;
  /** The box has room for three digits. */
  max?: number;
  /** 47 or 56 px high: `small` in a list of lines, `medium` beside a button. */
  size?: (typeof quantityStepperSizes)[number];
  /** `group` says what is counted, with the product's name where there are several: 'Količina, Alpha Potent'. */
  labels: { group: string; decrease: string; increase: string };
}

/** How many pieces, by pressing or by typing. For removing a line use a button of its own: this stops at `min`. */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max = 999,
  size = 'medium',
  labels,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>();
  const [announced, setAnnounced] = useState<number>();

  function step(by: number) {
    const next = Math.min(Math.max(value + by, min), max);
    setTyped(undefined);
    if (next === value) return;
    setAnnounced(next);
    onChange(next);
  }

  function type(text: string) {
    if (/\D/.test(text)) return;
    setTyped(text);
    const next = Math.min(Number(text), max);
    // At once and not on leaving: on iOS a press on 'add to cart' leaves the focus where it is.
    if (text !== '' && next >= min && next !== value) onChange(next);
  }

  function settle() {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed !== String(value)) setAnnounced(value);
  }

  return (
    <fieldset aria-label={labels.group} className={styles.group}>
      <div className={`${fieldBox} ${styles.sizes[size]}`}>
        <button
          type="button"
          className={`${styles.button} ${styles.buttonSizes[size]}`}
          aria-label={labels.decrease}
          aria-disabled={value <= min || undefined}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size="small" />
        </button>
        <input
          role="spinbutton"
          aria-label={labels.group}
          aria-valuenow={value}
          aria-valuemin={min}
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
          className={`${styles.button} ${styles.buttonSizes[size]}`}
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
