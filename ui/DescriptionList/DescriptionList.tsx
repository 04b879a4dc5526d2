import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css';

export const descriptionListLayouts = ['beside', 'even', 'wide'] as const;

export const descriptionListTerms = ['muted', 'strong'] as const;

export interface DescriptionListItem {
  /** What it is: 'Sastojci'. Its key as well. */
  term: string;
  /** The fact itself. Its own line breaks are kept. */
  description: ReactNode;
}

export interface DescriptionListProps {
  /** The facts, from top to bottom. */
  items: readonly DescriptionListItem[];
  /**
   * `beside` has short facts beside their terms on every screen; `even` and `wide` have them below on phones, and from
   * 550 px beside the term with nearly twice or three times its width.
   */
  layout?: (typeof descriptionListLayouts)[number];
  /** `strong` in a list that is looked through for one of them. */
  terms?: (typeof descriptionListTerms)[number];
}

/** Facts with their names, between hairlines: ingredients, terms, an address. Rows of several columns are a `Table`. */
export function DescriptionList({ items, layout = 'even', terms = 'muted' }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={`${styles.row} ${styles.layouts[layout]}`}>
          <dt className={styles.terms[terms]}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
