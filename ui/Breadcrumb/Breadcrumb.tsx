import { Icon } from '#ui/Icon';
import { StyledAnchor } from '#ui/internal';
import * as styles from './Breadcrumb.css';

export interface BreadcrumbProps {
  /** Names the landmark for screen readers: 'Putanja'. */
  label: string;
  /** The pages above this one, the widest first. */
  parents: readonly { label: string; href: string }[];
  /** The page that is open. */
  current: string;
}

/** Where this page stands and the ways up. At the top of pages that lie below a list; not on the list itself. */
export function Breadcrumb({ label, parents, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {parents.map((parent) => (
          <li key={parent.href} className={styles.item}>
            <StyledAnchor href={parent.href} className={styles.link}>
              {parent.label}
            </StyledAnchor>
            <Icon name="chevron-right" size="small" />
          </li>
        ))}
        <li className={styles.here} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
