import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '#ui/Icon';
import { Spinner } from '#ui/Spinner';
import * as styles from './Button.css';

export const buttonTones = ['primary', 'secondary', 'quiet', 'danger'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;
export const buttonWidths = ['content', 'full'] as const;

export interface ButtonProps {
  children: ReactNode;
  /** `primary` (amber) moves an order forward and stands once on a screen; `secondary` is every other main action. */
  tone?: (typeof buttonTones)[number];
  /** 44, 56 or 64 px high. `large` is for the purchase itself. */
  size?: (typeof buttonSizes)[number];
  width?: (typeof buttonWidths)[number];
  icon?: IconName;
  type?: 'button' | 'submit';
  /** Work is under way: a spinner shows, clicks and a form's submit are ignored, focus stays. */
  busy?: boolean;
  /** The button cannot be used now. It keeps its focus and is read as unavailable. */
  disabled?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  'aria-describedby'?: string;
}

/** Does something here. What leads to another page is a `ButtonLink`. */
export function Button({
  children,
  tone = 'secondary',
  size = 'medium',
  width = 'content',
  icon,
  type = 'button',
  busy = false,
  disabled = false,
  onClick,
  ref,
  ...aria
}: ButtonProps) {
  const inert = busy || disabled;
  return (
    <button
      {...aria}
      ref={ref}
      // Not `type="submit"` while inert: Enter in a field would submit again.
      type={inert ? 'button' : type}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      className={`${styles.button} ${styles.tones[tone]} ${styles.sizes[size]} ${styles.widths[width]}`}
      onClick={(event) => {
        if (!inert) onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      <span className={styles.content}>
        {icon && !busy && <Icon name={icon} size="small" />}
        {children}
      </span>
    </button>
  );
}
