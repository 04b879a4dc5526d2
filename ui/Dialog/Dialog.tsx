import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/IconButton';
import * as styles from './Dialog.css';
import { useFocusReturn } from './useFocusReturn';

export const dialogSizes = ['medium', 'large'] as const;

export interface DialogProps {
  /** Keep the dialog in the tree and change this: it needs to be there to leave gracefully. */
  open: boolean;
  /** Escape, the close button and a press beside the dialog. */
  onClose: () => void;
  /** What it is about or asks; the dialog's name for screen readers too. */
  title: string;
  /** A sentence or two; read out with the title when the dialog opens. */
  description?: ReactNode;
  /** The name of the close button: 'Zatvori'. */
  closeLabel: string;
  /** At most 560 px wide, or 740 px for a picture. */
  size?: (typeof dialogSizes)[number];
  /** What does not fit a sentence: a form. */
  children?: ReactNode;
  /** Buttons, the safe choice first and filled. */
  actions?: ReactNode;
}

/**
 * Stops people for one thing that cannot wait: a question before something is lost, a short form, a success that needs
 * a next step. What merely informs is a `Notice`; what people come back to is a `SidePanel`.
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
            {...focusReturn}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <div className={styles.close}>
              <IconButton icon="close" label={closeLabel} onClick={onClose} />
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
