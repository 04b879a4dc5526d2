import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { Container } from '#ui/Container';
import { useFocusReturn } from '#ui/Dialog';
import { IconButton } from '#ui/IconButton';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './TopSheet.css';

export interface TopSheetProps {
  /** Keep the sheet in the tree and change this: it needs to be there to slide out. */
  open: boolean;
  /** Escape, the close button and a press beside the sheet. */
  onClose: () => void;
  /** Names the sheet for screen readers; what stands in its head says it to everybody else: 'Pretraga'. */
  title: string;
  /** The name of the close button: 'Zatvori pretragu'. */
  closeLabel: string;
  /** Stays in sight beside the close button: a field. */
  head: ReactNode;
  /** What has the focus when it opens, with the caret where it was. */
  initialFocus: RefObject<HTMLElement | null>;
  /** As high as it is, up to the window; then it scrolls. */
  children?: ReactNode;
}

/**
 * Comes down over the header, as wide as the window, for something that is typed and looked through: the search. What
 * people look into beside a page is a `SidePanel`, a list of links under the header a `Menu`.
 */
export function TopSheet({ open, onClose, title, closeLabel, head, initialFocus, children }: TopSheetProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
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
          className={styles.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            // Radix would select what a field holds, so that the next letter takes its place.
            event.preventDefault();
            initialFocus.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <VisuallyHidden>
            <RadixDialog.Title asChild>
              <span>{title}</span>
            </RadixDialog.Title>
          </VisuallyHidden>
          <Container>
            <div className={styles.head}>
              <div className={styles.field}>{head}</div>
              <div className={styles.close}>
                <IconButton icon="close" label={closeLabel} onClick={onClose} />
              </div>
            </div>
          </Container>
          <div className={styles.body}>
            <Container>{children}</Container>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
