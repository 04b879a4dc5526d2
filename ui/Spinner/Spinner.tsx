import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Spinner.css';

export const spinnerSizes = ['small', 'large'] as const;

export interface SpinnerProps {
  /** `small` in a button or a line, `large` on its own. */
  size?: (typeof spinnerSizes)[number];
  /** Announced by screen readers. Omit it where a text beside the spinner already says it. */
  label?: string;
}

/** An operation of unknown length is in progress. For content whose shape is known, prefer `Skeleton`. */
export function Spinner({ size = 'small', label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined}>
      <span className={`${styles.spinner} ${styles.sizes[size]}`} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
