import type { ReactNode } from 'react';
import * as styles from './JumpButton.css';

export interface JumpButtonProps {
  /** What the jump leads to, with an arrow down. */
  children: ReactNode;
  onClick: () => void;
}

/** A text that scrolls to a section further down the page. */
export function JumpButton({ children, onClick }: JumpButtonProps) {
  return (
    <button type="button" className={styles.jump} onClick={onClick}>
      {children}
    </button>
  );
}
