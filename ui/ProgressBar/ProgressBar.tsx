import * as styles from './ProgressBar.css';

export interface ProgressBarProps {
  /** The progress, from 0 to `max`. */
  value: number;
  /** The `value` of completion. */
  max: number;
  /** What it measures, for screen readers: 'Napredak kviza'. */
  label: string;
  /** The progress as text, where a percentage is not meaningful: 'Pitanje 3 od 6'. */
  valueText?: string;
}

/** The progress through a known number of steps. For waiting of unknown length, use a `Spinner`. */
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
