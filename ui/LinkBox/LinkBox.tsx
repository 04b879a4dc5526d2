import type { ReactNode } from 'react';
import { type LinkTargetProps, StyledAnchor } from '#ui/internal';
import * as styles from './LinkBox.css';

export const linkBoxElements = ['div', 'article', 'li'] as const;
export const linkOverlayUnderlines = ['none', 'hover', 'always'] as const;
export const linkOverlayCorners = ['none', 'medium', 'large'] as const;

export interface LinkBoxProps {
  /** A card, with one `LinkOverlay` among its text. */
  children: ReactNode;
  /** The element it is: `li` in a list, `article` for what could stand alone. */
  as?: (typeof linkBoxElements)[number];
}

/**
 * A card of which every part leads to one page. Its name is the link (`LinkOverlay`), so that screen readers hear the
 * name alone; a picture in a `LinkBoxPicture` answers the pointer; what has to be pressed by itself goes into a
 * `LinkBoxAbove`.
 */
export function LinkBox({ children, as: Element = 'div' }: LinkBoxProps) {
  return <Element className={styles.box}>{children}</Element>;
}

export interface LinkOverlayProps extends LinkTargetProps {
  /** The name of what it leads to. It takes the type around it. */
  children: ReactNode;
  /** When the name is underlined. `hover` means a pointer anywhere on the box. */
  underline?: (typeof linkOverlayUnderlines)[number];
  /** The corners of the box, for the focus ring: 0, 10 or 14 px. */
  corners?: (typeof linkOverlayCorners)[number];
}

/** The link of the `LinkBox` around it, which it covers. */
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

/** The picture of a `LinkBox`: it comes a little nearer while a pointer is on the box. */
export function LinkBoxPicture({ children }: { children: ReactNode }) {
  return <div className={styles.picture}>{children}</div>;
}

/** A part of a `LinkBox` that keeps its own clicks, such as a button. */
export function LinkBoxAbove({ children }: { children: ReactNode }) {
  return <div className={styles.above}>{children}</div>;
}
