import { Anchor, type AnchorProps } from '#ui/Anchor';
import { type ButtonProps, buttonStyles } from '#ui/Button';
import { Icon } from '#ui/Icon';

export const buttonLinkTones = ['primary', 'secondary', 'quiet'] as const;

export interface ButtonLinkProps
  extends Omit<AnchorProps, 'className'>,
    Pick<ButtonProps, 'size' | 'width' | 'icon'> {
  /** `primary` (amber) moves an order forward and stands once on a screen; `secondary` is every other main way on. */
  tone?: (typeof buttonLinkTones)[number];
}

/** The main way to another page, in the look of a button. What does something here is a `Button`. */
export function ButtonLink({
  children,
  tone = 'secondary',
  size = 'medium',
  width = 'content',
  icon,
  ...anchor
}: ButtonLinkProps) {
  const { button, tones, sizes, widths, content } = buttonStyles;
  return (
    <Anchor {...anchor} className={`${button} ${tones[tone]} ${sizes[size]} ${widths[width]}`}>
      <span className={content}>
        {icon && <Icon name={icon} size="small" />}
        {children}
      </span>
    </Anchor>
  );
}
