import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Spinner.css';

export interface SpinnerProps {
  /** Announced by screen readers. Omit it where a text beside the spinner already says it. */
  label?: string;
}

/** An operation of unknown length is in progress. For content whose shape is known, prefer `Skeleton`. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined}>
      <span className={styles.spinner} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
