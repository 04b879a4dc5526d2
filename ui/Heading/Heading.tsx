import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['hero', 'h1', 'h2', 'h3', 'h4', 'label'] as const;
export const headingTones = ['inherit', 'muted'] as const;

export interface HeadingProps {
  /** The title, in a few words. */
  children: ReactNode;
  /** The level in the page's outline: one level 1 per page, none skipped. */
  level: (typeof headingLevels)[number];
  /** The visual size, if it differs from the level. `hero` once per page, `label` above a list of links. */
  size?: (typeof headingSizes)[number];
  /** `muted` where the content below matters more. */
  tone?: (typeof headingTones)[number];
  /** For `aria-labelledby` of its section, and for links to it. */
  id?: string;
  /** Makes it focusable by script: a page change moves focus here. */
  tabIndex?: -1;
  /** The language of the title, if it is not that of the page. */
  lang?: string;
  /** The heading element. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The title of a page or section. Sentence case, no full stop. For text that only looks like a heading, use `Text`. */
export function Heading({
  children,
  level,
  size = `h${level}`,
  tone = 'inherit',
  ...attributes
}: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...attributes} className={`${styles.heading} ${styles.sizes[size]} ${styles.tones[tone]}`}>
      {children}
    </Element>
  );
}
