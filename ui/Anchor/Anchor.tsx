import type { ReactNode } from 'react';
import { type LinkTargetProps, StyledAnchor } from '#ui/internal';
import type { Corners } from '#ui/theme';
import * as styles from './Anchor.css';

export interface AnchorProps extends LinkTargetProps {
  /** A picture or a tile; the anchor adds no styles of its own. */
  children: ReactNode;
  /** The corner radius of the content, for the focus ring: 0, 4, 10 or 14 px. */
  corners?: Corners;
}

/**
 * A link without styles of its own, around a picture or a tile. For text use a `Link`, a `Button` or an `IconButton`;
 * for a whole card a `LinkBox`.
 */
export function Anchor({ children, corners = 'small', ...target }: AnchorProps) {
  return (
    <StyledAnchor {...target} className={`${styles.anchor} ${styles.corners[corners]}`}>
      {children}
    </StyledAnchor>
  );
}
