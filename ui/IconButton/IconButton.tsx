import type { FocusEventHandler, MouseEvent, PointerEventHandler, Ref } from 'react';
import { Icon, type IconName } from '#ui/Icon';
import { type LinkTargetProps, StyledAnchor } from '#ui/internal';
import { useChangeMotion } from '#ui/theme';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './IconButton.css';

export const iconButtonTones = ['plain', 'outlined'] as const;
export const iconButtonSizes = ['small', 'medium'] as const;

interface LabelProps {
  /** The icon's name, as listed in Foundations, 'Icons'. */
  icon: IconName;
  /**
   * What it does, or as a link where it leads, for screen readers and voice control: 'Uklonite Libido'. Includes the
   * count, if any: 'Korpa, 2 proizvoda'.
   */
  label: string;
  /** `outlined` where nothing else shows that it is a button. */
  tone?: (typeof iconButtonTones)[number];
  /** 44 or 48 px square. */
  size?: (typeof iconButtonSizes)[number];
  /** A number on its corner. 0 shows nothing; more than 99 shows `99+`. */
  count?: number;
}

interface ActionProps extends LabelProps {
  href?: undefined;
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
}

interface LinkProps extends LabelProps, LinkTargetProps {}

export type IconButtonProps = ActionProps | LinkProps;

/**
 * A button with only an icon, for familiar actions: search, close, previous. With `href` it is a link, for familiar
 * destinations: a profile, a social network. Everything else needs a text label: use a `Button` or a `Link`.
 */
export function IconButton({
  icon,
  label,
  tone = 'plain',
  size = 'medium',
  count = 0,
  ...rest
}: IconButtonProps) {
  const countMotion = useChangeMotion(count);
  const className = `${styles.iconButton} ${styles.tones[tone]} ${styles.sizes[size]}`;
  const content = (
    <>
      <Icon name={icon} />
      {count > 0 && (
        <span className={styles.countPlace} aria-hidden="true">
          <span className={`${styles.count} ${countMotion}`}>{count > 99 ? '99+' : count}</span>
        </span>
      )}
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  if (rest.href !== undefined) {
    return (
      <StyledAnchor {...rest} className={className}>
        {content}
      </StyledAnchor>
    );
  }

  const { disabled = false, onClick, ...attributes } = rest;
  return (
    <button
      {...attributes}
      type="button"
      aria-disabled={disabled || undefined}
      className={className}
      onClick={(event) => {
        if (!disabled) onClick?.(event);
      }}
    >
      {content}
    </button>
  );
}
