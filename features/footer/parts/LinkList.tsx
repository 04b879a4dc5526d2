import { useId } from 'react';
import { Anchor } from '#ui/Anchor';
import * as styles from './LinkList.css';

export interface LinkListProps {
  title: string;
  links: readonly { href: string; label: string }[];
}

/** A column of links under a title that names it. */
export function LinkList({ title, links }: LinkListProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={label}>
            <Anchor href={href} className={styles.link}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
