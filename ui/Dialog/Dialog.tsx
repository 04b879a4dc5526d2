import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import * as styles from './Dialog.css';
import { DialogShell, type DialogShellProps } from './DialogShell';

export const dialogSizes = ['medium', 'large'] as const;

export interface DialogProps extends DialogShellProps {
  /** The subject or the question; also the dialog's accessible name. */
  title: string;
  /** A sentence or two, announced with the title when the dialog opens. */
  description?: ReactNode;
  /** At most 560 px wide, or 740 px for a picture. */
  size?: (typeof dialogSizes)[number];
  /** Further content, such as a form. */
  children?: ReactNode;
  /** Buttons; the safe choice is first and filled. */
  actions?: ReactNode;
}

/**
 * Interrupts people for something that cannot wait: a question before something is lost, a short form, a success with a
 * next step. For information use a `Notice`; for content that people return to, a `SidePanel`.
 */
export function Dialog({ title, description, size = 'medium', children, actions, ...shell }: DialogProps) {
  return (
    <DialogShell
      {...shell}
      scrimAround={styles.scrim}
      className={`${styles.dialog} ${styles.sizes[size]}`}
      isDescribed={Boolean(description)}
    >
      {(closeButton) => (
        <>
          <div className={styles.close}>{closeButton}</div>
          <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description asChild>
              <div className={styles.description}>{description}</div>
            </RadixDialog.Description>
          )}
          {children && <div className={styles.body}>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </DialogShell>
  );
}
