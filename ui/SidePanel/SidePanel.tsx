import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { DialogShell, type DialogShellProps } from '#ui/Dialog';
import * as styles from './SidePanel.css';

export const sidePanelSides = ['right', 'left'] as const;

export interface SidePanelProps extends DialogShellProps {
  /** The title, 'Korpa'; also the panel's accessible name. */
  title: string;
  /** A short text beside the title: '3 proizvoda'. */
  aside?: ReactNode;
  /** The edge that it slides in from: the side of the button that opens it. On the left, its close button shows its label. */
  side?: (typeof sidePanelSides)[number];
  /** The content; it scrolls when it is longer than the window. */
  children: ReactNode;
  /** Stays visible while the content scrolls: the total and the main link. */
  footer?: ReactNode;
}

/**
 * A panel that people open and close without leaving the page: a list in progress, the menu on a phone. Initial focus is
 * on the close button, so that nothing else is activated by mistake. For a question that needs an answer, use a `Dialog`.
 */
export function SidePanel({ title, aside, side = 'right', children, footer, ...shell }: SidePanelProps) {
  return (
    <DialogShell
      {...shell}
      showsCloseLabel={side === 'left'}
      className={`${styles.panel} ${styles.sides[side]}`}
    >
      {(closeButton) => (
        <>
          <div className={styles.top}>
            <div className={styles.header}>
              <div className={styles.heading}>
                <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
                {aside && <span className={styles.aside}>{aside}</span>}
              </div>
              <div className={side === 'right' ? styles.close : undefined}>{closeButton}</div>
            </div>
            <div className={styles.body}>{children}</div>
          </div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </>
      )}
    </DialogShell>
  );
}
