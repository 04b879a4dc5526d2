import type { ReactNode } from 'react';
import type { Space } from '#ui/theme';
import * as styles from './MediaObject.css';

export const mediaObjectAligns = ['start', 'center', 'firstLine'] as const;
export const mediaObjectTones = ['inherit', 'brand', 'success'] as const;
export const mediaObjectWidths = ['content', 'small', 'medium'] as const;
export const mediaObjectElements = ['div', 'li', 'span'] as const;

export interface MediaObjectProps {
  /** An icon or a small picture. */
  media: ReactNode;
  /** The text beside it. */
  children: ReactNode;
  /** The space between the two. */
  gap?: Space;
  /** The vertical position of the media beside several lines of text: top, middle, or centred on the first line. */
  align?: (typeof mediaObjectAligns)[number];
  /** The colour of an icon. */
  tone?: (typeof mediaObjectTones)[number];
  /** The width of the media: intrinsic, 48 or 64 px. */
  width?: (typeof mediaObjectWidths)[number];
  /** The HTML element: `li` in a list, `span` within text. */
  as?: (typeof mediaObjectElements)[number];
}

/** An icon or a small picture beside a text. Long text does not wrap below the media. */
export function MediaObject({
  media,
  children,
  gap = '3',
  align = 'start',
  tone = 'inherit',
  width = 'content',
  as: Element = 'div',
}: MediaObjectProps) {
  const Part = Element === 'span' ? 'span' : 'div';
  return (
    <Element className={`${styles.object} ${styles.gaps[gap]} ${styles.aligns[align]}`}>
      <Part className={`${styles.medias[align]} ${styles.tones[tone]} ${styles.widths[width]}`}>{media}</Part>
      <Part>{children}</Part>
    </Element>
  );
}
