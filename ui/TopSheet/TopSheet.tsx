import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { Container } from '#ui/Container';
import { DialogShell, type DialogShellProps } from '#ui/Dialog';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './TopSheet.css';

export interface TopSheetProps extends DialogShellProps {
  /** The sheet's accessible name, 'Pretraga'; visually, its head makes the purpose clear. */
  title: string;
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
 * A sheet as wide as the window that slides down from its top or from below a header, for a search field and its
 * results. For content beside a page use a `SidePanel`, for a list of links below the header a `Menu`.
 */
export function TopSheet({ title, head, offset = 0, initialFocus, children, ...shell }: TopSheetProps) {
  const isBelow = offset > 0;
  return (
    <DialogShell
      {...shell}
      className={isBelow ? styles.sheetBelow : styles.sheetOver}
      style={
        isBelow ? { insetBlockStart: offset, maxHeight: `calc(${styles.highest} - ${offset}px)` } : undefined
      }
      scrimStyle={{ insetBlockStart: offset }}
      initialFocus={initialFocus}
    >
      {(closeButton) => (
        <>
          <VisuallyHidden>
            <RadixDialog.Title asChild>
              <span>{title}</span>
            </RadixDialog.Title>
          </VisuallyHidden>
          <Container>
            <div className={styles.head}>
              <div className={styles.field}>{head}</div>
              <div className={styles.close}>{closeButton}</div>
            </div>
          </Container>
          <div className={styles.body}>
            <Container>{children}</Container>
          </div>
        </>
      )}
    </DialogShell>
  );
}
