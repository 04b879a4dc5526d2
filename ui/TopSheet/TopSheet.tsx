import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { Container } from '#ui/Container';
import { closingClicks, useFocusReturn } from '#ui/Dialog';
import { IconButton } from '#ui/IconButton';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './TopSheet.css';

export interface TopSheetProps {
  /** Keep the sheet mounted and change this prop: unmounting it skips the exit animation. */
  open: boolean;
  /** Called on Escape, the close button and a click beside the sheet. */
  onClose: () => void;
  /** The sheet's accessible name, 'Pretraga'; visually, its head makes the purpose clear. */
  title: string;
  /** The label of the close button: 'Zatvori pretragu'. */
  closeLabel: string;
  /** Stays visible beside the close button: a field. */
  head: ReactNode;
  /** The lower edge of a header that stays visible above the sheet, in px from the top of the window; 0 if left out. */
  offset?: number;
  /** The element that is focused when the sheet opens; its caret does not move. */
  initialFocus: RefObject<HTMLElement | null>;
  /** The content; it scrolls when the sheet would be higher than the window. */
  children?: ReactNode;
}

/**
 * A sheet as wide as the window that slides down from its top or from below a header, for a search field and its results. For content beside
 * a page use a `SidePanel`, for a list of links below the header a `Menu`.
 */
export function TopSheet({
  open,
  onClose,
  title,
  closeLabel,
  head,
  offset = 0,
  initialFocus,
  children,
}: TopSheetProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  const { onClick, onPointerDownOutside } = closingClicks(onClose);
  return (
    <RadixDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.scrim} style={{ insetBlockStart: offset }} />
        <RadixDialog.Content
          className={offset > 0 ? styles.sheetBelow : styles.sheetOver}
          style={
            offset > 0
              ? { insetBlockStart: offset, maxHeight: `calc(${styles.highest} - ${offset}px)` }
              : undefined
          }
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            // Radix would select the text of the field, so that typing replaces it.
            event.preventDefault();
            initialFocus.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onPointerDownOutside={onPointerDownOutside}
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
                <IconButton icon="close" label={closeLabel} onClick={onClick} />
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
