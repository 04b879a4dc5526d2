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
  /** Where the media stands beside a text of several lines: at the top, in the middle, in the middle of the first line. */
  align?: (typeof mediaObjectAligns)[number];
  /** The colour of an icon. */
  tone?: (typeof mediaObjectTones)[number];
  /** The width of the media: its own, 48 or 64 px. */
  width?: (typeof mediaObjectWidths)[number];
  /** `li` in a list, `span` within words. */
  as?: (typeof mediaObjectElements)[number];
}

/** An icon or a small picture beside a text, which keeps its own edge however long it gets. */
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
