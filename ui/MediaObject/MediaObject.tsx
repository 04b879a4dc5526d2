import type { ReactNode } from 'react';
import type { Space } from '#ui/theme';
import * as styles from './MediaObject.css';

export const mediaObjectAligns = ['start', 'center', 'firstLine'] as const;
export const mediaObjectWidths = ['content', 'small', 'medium', 'large'] as const;
export const mediaObjectSides = ['start', 'end'] as const;
export const mediaObjectElements = ['div', 'li', 'span'] as const;

export interface MediaObjectProps {
  /** An icon, a small picture or a button. */
  media: ReactNode;
  /** The text beside it. */
  children: ReactNode;
  /** The space between the two. */
  gap?: Space;
  /** The vertical position of the media beside several lines of text: top, middle, or centred on the first line. */
  align?: (typeof mediaObjectAligns)[number];
  /** The width of the media: intrinsic, 48, 64 or 80 px. */
  width?: (typeof mediaObjectWidths)[number];
  /** Before or after the text; a button comes after it. */
  side?: (typeof mediaObjectSides)[number];
  /** The HTML element: `li` in a list, `span` within text. */
  as?: (typeof mediaObjectElements)[number];
}

/** An icon, a small picture or a button beside a text. Long text does not wrap below the media. */
export function MediaObject({
  media,
  children,
  gap = '3',
  align = 'start',
  width = 'content',
  side = 'start',
  as: Element = 'div',
}: MediaObjectProps) {
  const Part = Element === 'span' ? 'span' : 'div';
  const mediaPart = <Part className={`${styles.medias[align]} ${styles.widths[width]}`}>{media}</Part>;
  return (
    <Element className={`${styles.object} ${styles.sides[side]} ${styles.gaps[gap]} ${styles.aligns[align]}`}>
      {side === 'start' && mediaPart}
      <Part>{children}</Part>
      {side === 'end' && mediaPart}
    </Element>
  );
}
