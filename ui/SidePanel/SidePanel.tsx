import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useFocusReturn } from '#ui/Dialog';
import { IconButton } from '#ui/IconButton';
import * as styles from './SidePanel.css';

export const sidePanelSides = ['right', 'left'] as const;

export interface SidePanelProps {
  /** Keep the panel in the tree and change this: it needs to be there to slide out. */
  open: boolean;
  /** Escape, the close button and a press beside the panel. */
  onClose: () => void;
  /** What it holds: 'Korpa'; the panel's name for screen readers too. */
  title: string;
  /** A few words beside the title: '3 proizvoda'. */
  aside?: ReactNode;
  /** The name of the close button: 'Zatvori korpu'. */
  closeLabel: string;
  /** The edge it comes from: that of the button which opens it. */
  side?: (typeof sidePanelSides)[number];
  /** What it shows; it scrolls when it is longer than the window. */
  children: ReactNode;
  /** Stays in sight while the rest scrolls: the total and the way on. */
  footer?: ReactNode;
}

/**
 * Something people look into and come back from without leaving the page: a list that is being put together, the menu on a phone. It opens on
 * its close button, so that nothing in it is pressed by mistake. A question that needs an answer is a `Dialog`.
 */
export function SidePanel({
  open,
  onClose,
  title,
  aside,
  closeLabel,
  side = 'right',
  children,
  footer,
}: SidePanelProps) {
  const focusReturn = useFocusReturn();
  return (
    <RadixDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} />
        <RadixDialog.Content
          className={`${styles.panel} ${styles.sides[side]}`}
          aria-describedby={undefined}
          {...focusReturn}
        >
          <div className={styles.header}>
            <div className={styles.heading}>
              <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
              {aside && <span className={styles.aside}>{aside}</span>}
            </div>
            <div className={styles.close}>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
            </div>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
