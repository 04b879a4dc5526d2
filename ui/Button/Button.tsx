import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '#ui/Icon';
import { buttonStyles as styles } from '#ui/internal';
import { Spinner } from '#ui/Spinner';

export const buttonTones = ['primary', 'secondary', 'quiet', 'danger'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;
export const buttonWidths = ['content', 'full'] as const;

export interface ButtonProps {
  /** What it does, in the user's words: 'Dodaj u korpu'. While it is busy, what it is doing: 'Šaljem narudžbu'. */
  children: ReactNode;
  /** `primary` (amber) moves the main task forward and stands once on a screen; `secondary` is every other main action. */
  tone?: (typeof buttonTones)[number];
  /** 44, 56 or 64 px high. `large` is for the one that completes the task. */
  size?: (typeof buttonSizes)[number];
  /** As wide as its words, or as its place: the one main action of a form or a phone's screen. */
  width?: (typeof buttonWidths)[number];
  /** A drawing before the words; the spinner takes its place. */
  icon?: IconName;
  /** `submit` sends the form around it, by Enter in a field as well. */
  type?: 'button' | 'submit';
  /**
   * Work is under way: a spinner shows, clicks and a form's submit are ignored, focus stays. Where it is given, room
   * for the spinner is kept from the start, so that the width stays; leave it out where nothing takes time.
   */
  busy?: boolean;
  /** The button cannot be used now. It keeps its focus and is read as unavailable. */
  disabled?: boolean;
  /** What a press does. It is not called while the button is busy or disabled. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The `button` element, so that the focus can be put on it. */
  ref?: Ref<HTMLButtonElement>;
  /** The `id` of what says more about it: why it is disabled, what a press leads to. */
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
  busy,
  disabled = false,
  onClick,
  ref,
  ...aria
}: ButtonProps) {
  const inert = busy === true || disabled;
  const keepsRoom = busy === false && !icon;
  return (
    <button
      {...aria}
      ref={ref}
      type={type}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      className={`${styles.button} ${styles.tones[tone]} ${styles.sizes[size]} ${styles.widths[width]}`}
      onClick={(event) => {
        // It stays the form's submit button: without one, Enter in a form's only field would send it past us.
        if (inert) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      <span className={`${styles.content} ${keepsRoom ? styles.spinnerRoom : ''}`}>
        {icon && !busy && <Icon name={icon} size="small" />}
        {children}
      </span>
    </button>
  );
}
