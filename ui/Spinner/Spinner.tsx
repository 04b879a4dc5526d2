import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Spinner.css';

export const spinnerSizes = ['small', 'large'] as const;

export interface SpinnerProps {
  /** `small` in a button or a line, `large` where it stands alone. */
  size?: (typeof spinnerSizes)[number];
  /** Said by screen readers. Leave it out where a word beside the spinner says it already. */
  label?: string;
}

/** Work in progress of unknown length. For content whose shape is known, prefer `Skeleton`. */
export function Spinner({ size = 'small', label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined}>
      <span className={`${styles.spinner} ${styles.sizes[size]}`} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
