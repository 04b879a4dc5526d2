import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '#ui/Icon';
import { type LinkTargetProps, StyledAnchor } from '#ui/internal';
import { Spinner } from '#ui/Spinner';
import * as styles from './Button.css';

export const buttonTones = ['primary', 'secondary', 'quiet'] as const;
export const buttonSizes = ['small', 'medium', 'large'] as const;
export const buttonWidths = ['content', 'full'] as const;

interface LabelProps {
  /**
   * The label: what it does, 'Dodajte u korpu'; while it is busy, what it is doing, 'Šaljem narudžbu'; as a link, where it
   * leads.
   */
  children: ReactNode;
  /** `primary` (amber) moves the main task forward, once per screen; `secondary` is for every other main action. */
  tone?: (typeof buttonTones)[number];
  /** 44, 56 or 64 px high. `large` is for the button that completes the task. */
  size?: (typeof buttonSizes)[number];
  /** As wide as its label, or as its parent: `full` for the main action of a form or a phone screen. */
  width?: (typeof buttonWidths)[number];
  /** An icon before the label; a spinner replaces it while the button is busy. */
  icon?: IconName;
}

interface ActionProps extends LabelProps {
  href?: undefined;
  /** `submit` submits the form around it, also when Enter is pressed in a field. */
  type?: 'button' | 'submit';
  /**
   * An action is in progress: a spinner shows, clicks and form submits are ignored, and focus stays. Passing `false`
   * reserves space for the spinner, so that the width does not change; omit it where nothing takes time.
   */
  busy?: boolean;
  /** The button cannot be used now. It stays focusable and is announced as unavailable. */
  disabled?: boolean;
  /** Called on click, but not while the button is busy or disabled. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The `button` element, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
  /** The `id` of an explanation: why it is disabled, what a click leads to. */
  'aria-describedby'?: string;
}

interface LinkProps extends LabelProps, LinkTargetProps {}

export type ButtonProps = ActionProps | LinkProps;

/** Performs an action on this page. With `href` it is a link with the same look: the main way to another page. */
export function Button({
  children,
  tone = 'secondary',
  size = 'medium',
  width = 'content',
  icon,
  ...rest
}: ButtonProps) {
  const className = `${styles.button} ${styles.tones[tone]} ${styles.sizes[size]} ${styles.widths[width]}`;
  const startIcon = icon && <Icon name={icon} size="small" />;
  if (rest.href !== undefined) {
    return (
      <StyledAnchor {...rest} className={className}>
        <span className={styles.content}>
          {startIcon}
          <span>{children}</span>
        </span>
      </StyledAnchor>
    );
  }

  const { type = 'button', busy, disabled = false, onClick, ...attributes } = rest;
  const inert = busy === true || disabled;
  const reservesSpinnerSpace = busy === false && !icon;
  return (
    <button
      {...attributes}
      type={type}
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      className={className}
      onClick={(event) => {
        // It must stay the form's submit button: without one, Enter in a form's only field submits the form.
        if (inert) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      <span className={`${styles.content} ${reservesSpinnerSpace ? styles.spinnerSpace : ''}`}>
        {!busy && startIcon}
        <span>{children}</span>
      </span>
    </button>
  );
}
