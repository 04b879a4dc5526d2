import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/IconButton';
import { closingClicks } from './closingClicks';
import * as styles from './Dialog.css';
import { useFocusReturn } from './useFocusReturn';

export const dialogSizes = ['medium', 'large'] as const;

export interface DialogProps {
  /** Keep the dialog mounted and change this prop: unmounting it skips the exit animation. */
  open: boolean;
  /** Called on Escape, the close button and a click beside the dialog. */
  onClose: () => void;
  /** The subject or the question; also the dialog's accessible name. */
  title: string;
  /** A sentence or two, announced with the title when the dialog opens. */
  description?: ReactNode;
  /** The label of the close button: 'Zatvori'. */
  closeLabel: string;
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
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  size = 'medium',
  children,
  actions,
}: DialogProps) {
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
        <RadixDialog.Overlay className={styles.scrim}>
          <RadixDialog.Content
            className={`${styles.dialog} ${styles.sizes[size]}`}
            onPointerDownOutside={onPointerDownOutside}
            {...focusReturn}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <div className={styles.close}>
              <IconButton icon="close" label={closeLabel} onClick={onClick} />
            </div>
            <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
            {description && (
              <RadixDialog.Description asChild>
                <div className={styles.description}>{description}</div>
              </RadixDialog.Description>
            )}
            {children && <div className={styles.body}>{children}</div>}
            {actions && <div className={styles.actions}>{actions}</div>}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
