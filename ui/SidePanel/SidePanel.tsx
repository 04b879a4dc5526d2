import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { closingClicks, useFocusReturn } from '#ui/Dialog';
import { IconButton } from '#ui/IconButton';
import * as styles from './SidePanel.css';

export const sidePanelSides = ['right', 'left'] as const;

export interface SidePanelProps {
  /** Keep the panel mounted and change this prop: unmounting it skips the exit animation. */
  open: boolean;
  /** Called on Escape, the close button and a click beside the panel. */
  onClose: () => void;
  /** The title, 'Korpa'; also the panel's accessible name. */
  title: string;
  /** A short text beside the title: '3 proizvoda'. */
  aside?: ReactNode;
  /** The label of the close button: 'Zatvori korpu'. */
  closeLabel: string;
  /** The edge that it slides in from: the side of the button that opens it. */
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
  const { onClick, onPointerDownOutside } = closingClicks(onClose);
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
          onPointerDownOutside={onPointerDownOutside}
          {...focusReturn}
        >
          <div className={styles.header}>
            <div className={styles.heading}>
              <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
              {aside && <span className={styles.aside}>{aside}</span>}
            </div>
            <div className={styles.close}>
              <IconButton icon="close" label={closeLabel} onClick={onClick} />
            </div>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
