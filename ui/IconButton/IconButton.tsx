import type { FocusEventHandler, MouseEvent, PointerEventHandler, Ref } from 'react';
import { Icon, type IconName } from '#ui/Icon';
import { iconButtonStyles as styles } from '#ui/internal';
import { VisuallyHidden } from '#ui/VisuallyHidden';

export const iconButtonTones = ['plain', 'outlined'] as const;
export const iconButtonSizes = ['small', 'medium'] as const;

export interface IconButtonProps {
  /** The icon's name, as listed in Foundations, 'Icons'. */
  icon: IconName;
  /** What it does, for screen readers and voice control: 'Ukloni Libido'. Includes the count, if any: 'Korpa, 2 proizvoda'. */
  label: string;
  /** `outlined` where nothing else shows that it is a button. */
  tone?: (typeof iconButtonTones)[number];
  /** 44 or 48 px square. */
  size?: (typeof iconButtonSizes)[number];
  /** A number on its corner. 0 shows nothing; more than 99 shows `99+`. */
  count?: number;
  /** The button cannot be used now. It stays focusable and is announced as unavailable. */
  disabled?: boolean;
  /** Called on click, but not while the button is disabled. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Like `onPointerEnter`, a chance to preload what a click needs. */
  onFocus?: FocusEventHandler<HTMLButtonElement>;
  /** Called when a pointer enters: a click is likely. */
  onPointerEnter?: PointerEventHandler<HTMLButtonElement>;
  /** The `button` element, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
  /** Whether the element that it opens is open. */
  'aria-expanded'?: boolean;
  /** The kind of overlay that it opens. */
  'aria-haspopup'?: 'dialog';
  /** The keyboard shortcut, for screen readers: '/'. */
  'aria-keyshortcuts'?: string;
}

/**
 * A button with only an icon, for familiar actions: search, close, previous. Rare or consequential actions need a text
 * label: use a `Button`. To lead to another page, use an `IconLink`.
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
