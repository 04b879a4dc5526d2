import type { ReactNode } from 'react';
import * as styles from './Text.css';

export const textSizes = ['h2', 'h3', 'h4', 'lead', 'bodyLarge', 'body', 'ui', 'small', 'caption'] as const;
export const textTones = ['ink', 'muted', 'success', 'danger', 'tint'] as const;
export const textWeights = ['regular', 'medium', 'semibold', 'bold'] as const;
export const textElements = ['p', 'span', 'dt', 'dd', 'figcaption'] as const;

export interface TextProps {
  /** The words, a `Link` among them. */
  children: ReactNode;
  /**
   * `lead` under a page's heading, `bodyLarge` (18 px) on longer texts, `caption` (14 px) is the least; `h2` to `h4` for
   * what is set like a heading and names nothing, such as a phone number.
   */
  size?: (typeof textSizes)[number];
  /** Errors are `danger`, with an icon and words; `tint` is the ink of the tint around it. */
  tone?: (typeof textTones)[number];
  /** Other than the size's own. */
  weight?: (typeof textWeights)[number];
  /** The element it is: `span` within other words, `dt` and `dd` in a list of facts. */
  as?: (typeof textElements)[number];
  /** For `aria-describedby`. */
  id?: string;
}

/** Everything that is read. Titles are a `Heading`, amounts a `Price`, what happened a `Notice`. */
export function Text({ children, size = 'body', tone = 'ink', as: Element = 'p', weight, id }: TextProps) {
  const weightClass = weight ? ` ${styles.weights[weight]}` : '';
  return (
    <Element id={id} className={`${styles.sizes[size]} ${styles.tones[tone]}${weightClass}`}>
      {children}
    </Element>
  );
}
