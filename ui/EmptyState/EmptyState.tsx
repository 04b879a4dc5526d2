import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '#ui/Heading';
import { Icon, type IconName } from '#ui/Icon';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  /** A drawing of what is not there: a parcel. */
  icon: IconName;
  /** What is so: 'Korpa je prazna'. */
  title: string;
  /** The title's place in the page's outline. */
  level?: HeadingProps['level'];
  /** One sentence on how to go on. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** Stands where there would be a list and says how to fill it. What failed to load is a `Notice` with a retry. */
export function EmptyState({ icon, title, level = 2, children, action }: EmptyStateProps) {
  return (
    <div className={styles.emptyState}>
      <span className={styles.icon}>
        <Icon name={icon} size="huge" />
      </span>
      <Heading level={level} size="h3">
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
