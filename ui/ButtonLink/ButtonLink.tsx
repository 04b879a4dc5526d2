import type { ReactNode } from 'react';
import type { buttonSizes, buttonWidths } from '#ui/Button';
import { Icon, type IconName } from '#ui/Icon';
import { buttonStyles, type LinkTargetProps, StyledAnchor } from '#ui/internal';

export const buttonLinkTones = ['primary', 'secondary', 'quiet'] as const;

export interface ButtonLinkProps extends LinkTargetProps {
  /** Where it leads or what goes on there: 'Nastavi na narudžbu'. */
  children: ReactNode;
  /** `primary` (amber) moves the main task forward and stands once on a screen; `secondary` is every other main way on. */
  tone?: (typeof buttonLinkTones)[number];
  /** 44, 56 or 64 px high. `large` is for the one that the page is about. */
  size?: (typeof buttonSizes)[number];
  /** As wide as its words, or as its place: the one main way on of a panel or a phone's screen. */
  width?: (typeof buttonWidths)[number];
  /** A drawing before the words. */
  icon?: IconName;
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
    <StyledAnchor {...anchor} className={`${button} ${tones[tone]} ${sizes[size]} ${widths[width]}`}>
      <span className={content}>
        {icon && <Icon name={icon} size="small" />}
        {children}
      </span>
    </StyledAnchor>
  );
}
