import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/Icon';
import { type LinkTargetProps, StyledAnchor } from '#ui/internal';
import * as styles from './Link.css';

export const linkTones = ['brand', 'ink'] as const;
export const linkPlacements = ['inline', 'standalone', 'listed'] as const;
export const linkUnderlines = ['always', 'hover'] as const;

export interface LinkProps extends LinkTargetProps {
  /** Where it leads, in a text that makes sense out of context. */
  children: ReactNode;
  /** `ink` where a colour would be too prominent: lists, notes. */
  tone?: (typeof linkTones)[number];
  /** `inline` is part of a sentence and inherits its type style; `standalone` is bold and 44 px high, `listed` 44 px high. */
  placement?: (typeof linkPlacements)[number];
  /** `hover` only where the context shows that it is a link: a list of links, the name on a card. Never in a sentence. */
  underline?: (typeof linkUnderlines)[number];
  /** An icon before the text: a phone, a back arrow. */
  icon?: IconName;
  /** An arrow after the text, on links that lead to more: 'Svi proizvodi'. */
  arrow?: boolean;
}

/**
 * A text link to another page or site. For an action and for the main link of a page, use a `Button`.
 */
export function Link({
  children,
  tone = 'brand',
  placement = 'inline',
  underline = 'always',
  icon,
  arrow = false,
  ...anchor
}: LinkProps) {
  return (
    <StyledAnchor
      {...anchor}
      className={`${styles.link} ${styles.tones[tone]} ${styles.underlines[underline]} ${styles.placements[placement]}`}
    >
      {icon && (
        <span className={styles.icons[placement]}>
          <Icon name={icon} size="small" />
        </span>
      )}
      <span className={styles.text}>{children}</span>
      {arrow && (
        <span className={styles.arrows[placement]}>
          <Icon name="arrow-right" size="small" />
        </span>
      )}
    </StyledAnchor>
  );
}
