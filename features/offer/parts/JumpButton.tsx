import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon';
import * as styles from './JumpButton.css';

export interface JumpButtonProps {
  /** What the jump leads to. */
  children: ReactNode;
  onClick: () => void;
}

/** Text with an arrow down that scrolls to a section further down the page. */
export function JumpButton({ children, onClick }: JumpButtonProps) {
  return (
    <button type="button" className={styles.jump} onClick={onClick}>
      {children}
      <Icon name="chevron-down" size="small" />
    </button>
  );
}
