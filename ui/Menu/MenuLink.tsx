import type { ReactNode } from 'react';
import { type LinkTargetProps, StyledAnchor, menuButtonStyles as styles } from '#ui/internal';

export const menuLinkTones = ['ink', 'sale'] as const;

export interface MenuLinkProps extends LinkTargetProps {
  /** One or two words. */
  children: ReactNode;
  /** `sale` for an offer of the day. */
  tone?: (typeof menuLinkTones)[number];
}

/** A link of a site's navigation, beside a `Menu` and with the look of its button. */
export function MenuLink({ children, tone = 'ink', ...target }: MenuLinkProps) {
  return (
    <StyledAnchor {...target} className={`${styles.button} ${styles.tones[tone]}`}>
      {children}
    </StyledAnchor>
  );
}
