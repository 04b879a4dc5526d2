import { StyledAnchor } from '#ui/internal';
import * as styles from './SideNavigation.css';

export const sideNavigationLevels = ['page', 'section'] as const;

export interface SideNavigationItem {
  label: string;
  href: string;
}

export interface SideNavigationProps {
  /** Labels the navigation for screen readers: 'Na ovoj stranici'. */
  label: string;
  /** The pages or sections, each with its address. */
  items: readonly SideNavigationItem[];
  /** The `href` of the current one, if any. */
  current: string | undefined;
  /** What the links lead to: pages, or the sections of this page. */
  level?: (typeof sideNavigationLevels)[number];
}

/** A list of links in a narrow column beside the content. Above the content, on small windows, a row of `Chips` is shorter. */
export function SideNavigation({ label, items, current, level = 'page' }: SideNavigationProps) {
  const [List, currentType] = level === 'page' ? (['ul', 'page'] as const) : (['ol', 'true'] as const);
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item) => (
          <li key={item.href}>
            <StyledAnchor
              href={item.href}
              className={styles.link}
              aria-current={item.href === current ? currentType : undefined}
            >
              {item.label}
            </StyledAnchor>
          </li>
        ))}
      </List>
    </nav>
  );
}
