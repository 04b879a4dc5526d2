import type { ReactNode } from 'react';
import { type LinkTargetProps, StyledAnchor } from '#ui/internal';
import * as styles from './menuButton.css';

export const menuLinkTones = ['ink', 'sale'] as const;

export interface MenuLinkProps extends LinkTargetProps {
  /** One or two words. */
  children: ReactNode;
  /** `sale` highlights a special offer. */
  tone?: (typeof menuLinkTones)[number];
}

/** A link of a site's navigation, styled like the button of the `Menu` beside it. */
export function MenuLink({ children, tone = 'ink', ...target }: MenuLinkProps) {
  return (
    <StyledAnchor {...target} className={`${styles.button} ${styles.tones[tone]}`}>
      {children}
    </StyledAnchor>
  );
}
