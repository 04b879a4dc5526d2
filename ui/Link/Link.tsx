import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/Icon';
import { type LinkTargetProps, StyledAnchor } from '#ui/internal';
import * as styles from './Link.css';

export const linkTones = ['brand', 'ink'] as const;
export const linkPlacements = ['inline', 'standalone', 'listed'] as const;
export const linkUnderlines = ['always', 'hover'] as const;

export interface LinkProps extends LinkTargetProps {
  /** Where it leads, in words that also make sense alone. */
  children: ReactNode;
  /** `ink` where a colour would be too loud: lists, notes. */
  tone?: (typeof linkTones)[number];
  /** `inline` is part of a sentence and takes its type; `standalone` is bold and 44 px high, `listed` 44 px high. */
  placement?: (typeof linkPlacements)[number];
  /** `hover` only where the place says it is a link: a list of links, the name on a card. Never in a sentence. */
  underline?: (typeof linkUnderlines)[number];
  /** A drawing before the words: a phone, a way back. */
  icon?: IconName;
  /** An arrow after the words, on links that lead further: 'Svi proizvodi'. */
  arrow?: boolean;
}

/**
 * Words that lead to another page or place. What does something here is a `Button`; the main way on, a `ButtonLink`.
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
      <span>{children}</span>
      {arrow && (
        <span className={styles.arrows[placement]}>
          <Icon name="arrow-right" size="small" />
        </span>
      )}
    </StyledAnchor>
  );
}
