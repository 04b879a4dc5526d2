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
  /** What it means and what to do; without a title, the whole message. */
  children?: ReactNode;
  /** `error` for a failure, `warning` for a caution, `success` for a completed action, `info` for the rest. */
  tone?: (typeof noticeTones)[number];
  /** What to do about it: one button or link. */
  action?: ReactNode;
  /**
   * Announces the notice when it appears: `error` immediately, other tones politely. `assertive` for another one that
   * must be heard before the next press, because screen readers may miss a polite region that comes with its text.
   * `false` for a notice that is on the page from the start.
   */
  live?: boolean | 'assertive';
  /** For the `aria-describedby` of the element that it is about. */
  id?: string;
}

/** A title, a text or both. */
export type NoticeProps = NoticeBase & ({ title: ReactNode } | { children: ReactNode });

/**
 * A message about this part of the page, shown as long as it applies. For an error of one field, use the field's `error`;
 * for an empty list, an `EmptyState`.
 */
export function Notice({ tone = 'info', title, children, action, live = true, id }: NoticeProps) {
  const role = tone === 'error' || live === 'assertive' ? 'alert' : 'status';
  return (
    <div id={id} role={live ? role : undefined} className={`${styles.notice} ${styles.tones[tone]}`}>
      <span className={styles.accents[tone]}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={title ? undefined : styles.title}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
