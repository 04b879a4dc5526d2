import type { AriaAttributes, ComponentProps, MouseEvent, Ref } from 'react';
import { Icon, type IconName } from '#ui/Icon';
import { Spinner } from '#ui/Spinner';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './IconButton.css';

export const iconButtonTones = ['plain', 'outlined', 'onDeep'] as const;
export const iconButtonSizes = ['small', 'medium', 'large'] as const;

export interface IconButtonProps
  extends Pick<
      AriaAttributes,
      | 'aria-controls'
      | 'aria-describedby'
      | 'aria-expanded'
      | 'aria-haspopup'
      | 'aria-keyshortcuts'
      | 'aria-pressed'
    >,
    // A head start for what a press will need.
    Pick<ComponentProps<'button'>, 'onFocus' | 'onPointerEnter'> {
  icon: IconName;
  /** What it does, for screen readers and voice control: 'Ukloni Libido'. With a count, the count too: 'Korpa, 2 proizvoda'. */
  label: string;
  /** `outlined` where nothing else says it can be pressed; `onDeep` over dark pictures. */
  tone?: (typeof iconButtonTones)[number];
  /** 44, 48 or 56 px square. */
  size?: (typeof iconButtonSizes)[number];
  /** A number on its corner. Nothing shows for 0, and `99+` above 99. */
  count?: number;
  /** Work is under way: a spinner shows, clicks are ignored, focus stays. */
  busy?: boolean;
  /** It cannot be used now. It keeps its focus and is read as unavailable. */
  disabled?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Does something well known with a drawing alone: search, cart, close, previous. What is rare or costly needs a word
 * beside it: use a `Button`. What leads to another page is an `IconLink`.
 */
export function IconButton({
  icon,
  label,
  tone = 'plain',
  size = 'medium',
  count = 0,
  busy = false,
  disabled = false,
  onClick,
  ref,
  ...attributes
}: IconButtonProps) {
  const inert = busy || disabled;
  return (
    <button
      {...attributes}
      ref={ref}
      type="button"
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      className={`${styles.iconButton} ${styles.tones[tone]} ${styles.sizes[size]}`}
      onClick={(event) => {
        if (!inert) onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
