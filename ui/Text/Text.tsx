import type { ReactNode } from 'react';
import * as styles from './Text.css';

export const textSizes = [
  'hero',
  'h2',
  'h3',
  'h4',
  'lead',
  'body',
  'ui',
  'small',
  'priceLarge',
  'price',
] as const;
export const textTones = ['ink', 'muted', 'sale', 'success', 'danger', 'tint'] as const;
export const textWeights = ['semibold', 'bold'] as const;
export const textElements = ['p', 'span', 'dt', 'dd'] as const;

export interface TextProps {
  /** The text; may contain a `Link`. */
  children: ReactNode;
  /**
   * `lead` below a page's heading, `small` (15 px) is the smallest; `hero` and `h2` to `h4` for text that looks like a
   * heading but is not one, such as a phone number; `price` for sums.
   */
  size?: (typeof textSizes)[number];
  /** Errors are `danger`, together with an icon; `tint` is the ink of the surrounding tint. */
  tone?: (typeof textTones)[number];
  /** Overrides the weight of the size. */
  weight?: (typeof textWeights)[number];
  /** The HTML element: `span` within other text, `dt` and `dd` in a description list. */
  as?: (typeof textElements)[number];
  /** For `aria-describedby`. */
  id?: string;
}

/** Text of any kind. For titles use a `Heading`, for prices a `Price`, for messages a `Notice`. */
export function Text({ children, size = 'body', tone = 'ink', as: Element = 'p', weight, id }: TextProps) {
  const weightClass = weight ? ` ${styles.weights[weight]}` : '';
  return (
    <Element id={id} className={`${styles.sizes[size]} ${styles.tones[tone]}${weightClass}`}>
      {children}
    </Element>
  );
}
