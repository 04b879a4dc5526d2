import type { FocusEventHandler, MouseEvent, PointerEventHandler, Ref } from 'react';
import { Icon, type IconName } from '#ui/Icon';
import { iconButtonStyles as styles } from '#ui/internal';
import { VisuallyHidden } from '#ui/VisuallyHidden';

export const iconButtonTones = ['plain', 'outlined'] as const;
export const iconButtonSizes = ['small', 'medium'] as const;

export interface IconButtonProps {
  /** The drawing, by its name in Foundations, 'Icons'. */
  icon: IconName;
  /** What it does, for screen readers and voice control: 'Ukloni Libido'. With a count, the count too: 'Korpa, 2 proizvoda'. */
  label: string;
  /** `outlined` where nothing else says it can be pressed. */
  tone?: (typeof iconButtonTones)[number];
  /** 44 or 48 px square. */
  size?: (typeof iconButtonSizes)[number];
  /** A number on its corner. Nothing shows for 0, and `99+` above 99. */
  count?: number;
  /** It cannot be used now. It keeps its focus and is read as unavailable. */
  disabled?: boolean;
  /** What a press does. It is not called while the button is disabled. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** With `onPointerEnter`, a head start for what a press will need. */
  onFocus?: FocusEventHandler<HTMLButtonElement>;
  /** A pointer has come over it: a press is likely. */
  onPointerEnter?: PointerEventHandler<HTMLButtonElement>;
  /** The `button` element, so that the focus can be put on it. */
  ref?: Ref<HTMLButtonElement>;
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean;
  /** That it opens something over the page, and what. */
  'aria-haspopup'?: 'dialog';
  /** A key that does the same, for screen readers: '/'. */
  'aria-keyshortcuts'?: string;
}

/**
 * Does something well known with a drawing alone: search, close, previous. What is rare or costly needs a word
 * beside it: use a `Button`. What leads to another page is an `IconLink`.
 */
export function IconButton({
  icon,
  label,
  tone = 'plain',
  size = 'medium',
  count = 0,
  disabled = false,
  onClick,
  ref,
  ...attributes
}: IconButtonProps) {
  return (
    <button
      {...attributes}
      ref={ref}
      type="button"
      aria-disabled={disabled || undefined}
      className={`${styles.iconButton} ${styles.tones[tone]} ${styles.sizes[size]}`}
      onClick={(event) => {
        if (!disabled) onClick?.(event);
      }}
    >
      <Icon name={icon} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
