import { Icon } from '#ui/Icon';
import { StyledAnchor } from '#ui/internal';
import * as styles from './Breadcrumb.css';

export interface BreadcrumbProps {
  /** Labels the landmark for screen readers: 'Putanja'. */
  label: string;
  /** The pages above this one, from the top level down. */
  parents: readonly { label: string; href: string }[];
  /** The title of the current page. */
  current: string;
}

/** Links to the pages above the current one. Put it at the top of pages below a listing, not on the listing itself. */
export function Breadcrumb({ label, parents, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {parents.map((parent) => (
          <li key={parent.href} className={styles.item}>
            <StyledAnchor href={parent.href} className={styles.link}>
              {parent.label}
            </StyledAnchor>
            <Icon name="chevron-right" size="small" />
          </li>
        ))}
        <li className={styles.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
