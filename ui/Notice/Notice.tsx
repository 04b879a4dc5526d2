import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/Icon';
import * as styles from './Notice.css';

export const noticeTones = ['info', 'success', 'warning', 'error'] as const;

const icons: Record<(typeof noticeTones)[number], IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

interface NoticeBase {
  /** What happened, in one sentence. */
  title?: ReactNode;
  /** What it means and what to do; or all there is to say, where there is no title. */
  children?: ReactNode;
  /** `error` where something failed, `warning` for what to mind, `success` for what is done, `info` for the rest. */
  tone?: (typeof noticeTones)[number];
  /** What to do about it: one button or link. */
  action?: ReactNode;
  /**
   * Screen readers hear it as it appears: at once for `error`, when they are done for the rest. Off for what has stood
   * on the page from the start.
   */
  live?: boolean;
  /** For `aria-describedby` of what it is about. */
  id?: string;
}

/** It says something: a title, a text or both. */
export type NoticeProps = NoticeBase & ({ title: ReactNode } | { children: ReactNode });

/**
 * What happened or matters on this part of the page, until it no longer does. What is
 * wrong with one field stands beside the field; a place with nothing in it is an `EmptyState`.
 */
export function Notice({ tone = 'info', title, children, action, live = true, id }: NoticeProps) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div id={id} role={live ? role : undefined} className={`${styles.notice} ${styles.tones[tone]}`}>
      <span className={styles.accents[tone]}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && (
          <div className={title ? undefined : `${styles.title} ${styles.accents[tone]}`}>{children}</div>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
