import type { ReactNode } from 'react';
import { type LinkTargetProps, StyledAnchor } from '#ui/internal';
import type { Corners } from '#ui/theme';
import * as styles from './LinkBox.css';

export const linkBoxElements = ['div', 'article', 'li'] as const;
export const linkOverlayUnderlines = ['none', 'hover', 'always'] as const;

export interface LinkBoxProps {
  /** The content of a card, with one `LinkOverlay` in it. */
  children: ReactNode;
  /** The HTML element: `li` in a list, `article` for self-contained content. */
  as?: (typeof linkBoxElements)[number];
}

/**
 * A card that is clickable as a whole. Its title is the link (`LinkOverlay`), so that screen readers announce only the
 * title. A picture in a `LinkBoxPicture` zooms on hover; wrap buttons in a `LinkBoxAbove`.
 */
export function LinkBox({ children, as: Element = 'div' }: LinkBoxProps) {
  return <Element className={styles.box}>{children}</Element>;
}

export interface LinkOverlayProps extends LinkTargetProps {
  /** The title of the card. It inherits the type style around it. */
  children: ReactNode;
  /** When the title is underlined. `hover` means a pointer anywhere on the box. */
  underline?: (typeof linkOverlayUnderlines)[number];
  /** The corner radius of the box, for the focus ring: 0, 4, 10 or 14 px. */
  corners?: Corners;
}

/** The link of a `LinkBox`. Its click area covers the whole box. */
export function LinkOverlay({
  children,
  underline = 'none',
  corners = 'large',
  ...target
}: LinkOverlayProps) {
  return (
    <StyledAnchor
      {...target}
      className={`${styles.overlay} ${styles.corners[corners]} ${styles.underlines[underline]}`}
    >
      {children}
    </StyledAnchor>
  );
}

export interface LinkBoxPictureProps {
  /** The picture, and what is on it. */
  children: ReactNode;
  /** Covers the picture while a mouse is over the box or the keyboard's focus in it. Loads then, if its `img` is lazy. */
  second?: ReactNode;
}

/** The picture of a `LinkBox`. It zooms in slightly while a pointer is over the box. */
export function LinkBoxPicture({ children, second }: LinkBoxPictureProps) {
  return (
    <div className={styles.picture}>
      {children}
      {second && <div className={styles.secondPicture}>{second}</div>}
    </div>
  );
}

/** A part of a `LinkBox` that receives its own clicks, such as a button. */
export function LinkBoxAbove({ children }: { children: ReactNode }) {
  return <div className={styles.above}>{children}</div>;
}
