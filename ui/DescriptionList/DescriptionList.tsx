import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css';

export const descriptionListLayouts = ['beside', 'even'] as const;

export const descriptionListTerms = ['muted', 'strong'] as const;

export interface DescriptionListItem {
  /** The label of the fact, 'Sastojci'; also its React key. */
  term: string;
  /** The fact. Line breaks in a string are kept. */
  description: ReactNode;
}

export interface DescriptionListProps {
  /** The facts, from top to bottom. */
  items: readonly DescriptionListItem[];
  /**
   * `beside` puts short facts beside their terms on every screen. `even` puts them below the term in a narrow list; from
   * 28 rem beside it, with nearly twice its width.
   */
  layout?: (typeof descriptionListLayouts)[number];
  /** `strong` for lists in which people look for one term. */
  terms?: (typeof descriptionListTerms)[number];
}

/** Labelled facts between hairlines: ingredients, terms, an address. For rows of several columns, use a `Table`. */
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
