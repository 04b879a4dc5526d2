import { type ReactNode, useId } from 'react';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import * as styles from './Fold.css';

export interface FoldProps {
  title: string;
  /** `li` elements. */
  children: ReactNode;
}

/** A group of links, labelled by its title: folded up to 1020 px, open above. */
export function Fold({ title, children }: FoldProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={styles.fold}>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <Heading level={2} size="label" id={titleId}>
            {title}
          </Heading>
          <span className={styles.icon}>
            <Icon name="plus" size="small" />
          </span>
        </summary>
        <ul className={styles.list}>{children}</ul>
      </details>
    </nav>
  );
}
