import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '#ui/Heading';
import { Icon, type IconName } from '#ui/Icon';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  /** An icon of what is missing: a parcel. */
  icon: IconName;
  /** What is empty: 'Korpa je prazna'. */
  title: string;
  /** The heading level of the title. */
  level?: HeadingProps['level'];
  /** One sentence on how to go on. */
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
}

/** Replaces an empty list and says how to fill it. For content that failed to load, use a `Notice` with a retry. */
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
