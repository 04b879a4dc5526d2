import type { ReactNode } from 'react';
import type { buttonSizes, buttonWidths } from '#ui/Button';
import { Icon, type IconName } from '#ui/Icon';
import { buttonStyles, type LinkTargetProps, StyledAnchor } from '#ui/internal';

export const buttonLinkTones = ['primary', 'secondary', 'quiet'] as const;

export interface ButtonLinkProps extends LinkTargetProps {
  /** The label: where it leads, or what happens there, 'Nastavi na narudžbu'. */
  children: ReactNode;
  /** `primary` (amber) moves the main task forward, once per screen; `secondary` is for every other main link. */
  tone?: (typeof buttonLinkTones)[number];
  /** 44, 56 or 64 px high. `large` is for the link that the page is about. */
  size?: (typeof buttonSizes)[number];
  /** As wide as its label, or as its parent: `full` for the main link of a panel or a phone screen. */
  width?: (typeof buttonWidths)[number];
  /** An icon before the label. */
  icon?: IconName;
}

/** The main link to another page, styled as a button. For an action on this page, use a `Button`. */
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
