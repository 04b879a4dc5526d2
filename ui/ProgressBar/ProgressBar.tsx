import * as styles from './ProgressBar.css';

export interface ProgressBarProps {
  /** How far: from 0 to `max`. */
  value: number;
  /** The `value` at which it is done. */
  max: number;
  /** What it measures, for screen readers: 'Napredak kviza'. */
  label: string;
  /** How far in words, where a percentage says little: 'Pitanje 3 od 6'. */
  valueText?: string;
}

/** How far somebody has come on a way of known length. Waiting of unknown length is a `Spinner`. */
export function ProgressBar({ value, max, label, valueText }: ProgressBarProps) {
  return (
    <progress
      className={styles.progressBar}
      value={value}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
    />
  );
}
