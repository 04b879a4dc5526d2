import type { ReactNode } from 'react';
import { type LinkTargetProps, StyledAnchor } from '#ui/internal';
import * as styles from './Anchor.css';

export const anchorCorners = ['small', 'medium', 'large'] as const;

export interface AnchorProps extends LinkTargetProps {
  /** A picture or a tile, which brings the look. */
  children: ReactNode;
  /** The corners of what is inside, for the focus ring: 4, 10 or 14 px. */
  corners?: (typeof anchorCorners)[number];
}

/**
 * A link without a look of its own, for a picture or a tile that leads somewhere. Text that leads somewhere is a
 * `Link`, a `ButtonLink` or an `IconLink`; a whole card is a `LinkBox`.
 */
export function Anchor({ children, corners = 'small', ...target }: AnchorProps) {
  return (
    <StyledAnchor {...target} className={`${styles.anchor} ${styles.corners[corners]}`}>
      {children}
    </StyledAnchor>
  );
}
