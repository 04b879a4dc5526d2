import * as RadixDialog from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { Button } from '#ui/Button';
import { IconButton } from '#ui/IconButton';
import { closingClicks } from './closingClicks';
import * as styles from './DialogShell.css';
import { useFocusReturn } from './useFocusReturn';

/** The props of everything that opens over the page. */
export interface DialogShellProps {
  /** Keep it mounted and change this prop: unmounting it skips the exit animation. */
  open: boolean;
  /** Called on Escape, the close button and a click beside it. */
  onClose: () => void;
  /** The label of the close button: 'Zatvorite'. */
  closeLabel: string;
}

interface Props extends DialogShellProps, Pick<ComponentProps<'div'>, 'className' | 'style'> {
  /** The class of a scrim around the content, which scrolls it; otherwise the content is fixed over the scrim. */
  scrimAround?: string;
  /** Whether the label of the close button is in sight. */
  showsCloseLabel?: boolean;
  /** The position of the scrim under fixed content. */
  scrimStyle?: ComponentProps<'div'>['style'];
  /** Whether the content has a `RadixDialog.Description`. */
  isDescribed?: boolean;
  /** The element that is focused on opening; the first one in the content if left out. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The content, with a `RadixDialog.Title`, around the close button. */
  children: (closeButton: ReactNode) => ReactNode;
}

/** What dialogs, panels and sheets share: opening, closing, the scrim and the focus. */
export function DialogShell({
  open,
  onClose,
  closeLabel,
  className,
  style,
  scrimAround,
  scrimStyle,
  showsCloseLabel = false,
  isDescribed = false,
  initialFocus,
  children,
}: Props) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn();
  const { onClick, onPointerDownOutside } = closingClicks(onClose);
  const content = (
    <RadixDialog.Content
      className={className}
      style={style}
      onPointerDownOutside={onPointerDownOutside}
      onOpenAutoFocus={(event) => {
        onOpenAutoFocus();
        if (!initialFocus) return;
        // Radix would select the text of a field, so that typing replaces it.
        event.preventDefault();
        initialFocus.current?.focus({ preventScroll: true });
      }}
      onCloseAutoFocus={onCloseAutoFocus}
      {...(!isDescribed && { 'aria-describedby': undefined })}
    >
      {children(
        showsCloseLabel ? (
          <Button tone="quiet" size="small" icon="close" onClick={onClick}>
            {closeLabel}
          </Button>
        ) : (
          <IconButton icon="close" label={closeLabel} onClick={onClick} />
        ),
      )}
    </RadixDialog.Content>
  );
  return (
    <RadixDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      {scrimAround ? (
        <RadixDialog.Portal>
          <RadixDialog.Overlay className={scrimAround}>{content}</RadixDialog.Overlay>
        </RadixDialog.Portal>
      ) : (
        <RadixDialog.Portal>
          <RadixDialog.Overlay className={styles.scrim} style={scrimStyle} />
          {content}
        </RadixDialog.Portal>
      )}
    </RadixDialog.Root>
  );
}
