import type { ReactNode, Ref } from 'react';
import * as styles from './Heading.css';

export const headingLevels = [1, 2, 3, 4] as const;
export const headingSizes = ['hero', 'h1', 'h2', 'h3', 'h4', 'label'] as const;
export const headingTones = ['inherit', 'muted'] as const;

export interface HeadingProps {
  /** The name, in a few words. */
  children: ReactNode;
  /** Its place in the page's outline: one 1 on a page, none skipped. */
  level: (typeof headingLevels)[number];
  /** How large it looks, where that is not what the level says. `hero` once on a page, `label` over a list of links. */
  size?: (typeof headingSizes)[number];
  /** `muted` where what it names matters more. */
  tone?: (typeof headingTones)[number];
  /** For `aria-labelledby` of the section it names, and for links into the page. */
  id?: string;
  /** Lets a page change move the focus here, with the `ref`. */
  tabIndex?: -1;
  /** The heading's element. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Names a page or a part of it. Sentence case, no full stop. What only looks important is a `Text`. */
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
