import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#ui/Icon';
import * as styles from './Menu.css';
import * as menuButtonStyles from './menuButton.css';
import { useHoverIntent } from './useHoverIntent';

export interface MenuProps {
  /** The label of the button: 'Shop'. */
  label: string;
  /** Whether the current page is one of the menu's links. */
  current?: boolean;
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when a click, a key or a hovering mouse opens or closes it. The owner must also close it on navigation. */
  onOpenChange: (open: boolean) => void;
  /** Lists of links. They are mounted when the menu is first opened. */
  children: ReactNode;
}

/**
 * A button of a site's navigation that opens a sheet of links below the header. The header around it must be positioned;
 * the sheet takes its full width. It opens on click, by keyboard, and when a mouse rests on the button. On phones, put
 * the links in a `SidePanel` instead.
 */
export function Menu({ label, current = false, open, onOpenChange, children }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  // Opened by a click, the menu stays open when the mouse leaves.
  const [isPinned, setPinned] = useState(false);
  const cancelHover = useHoverIntent(
    { root, button, sheet },
    {
      onRest: () => {
        if (!open) change(true);
      },
      onLeave: () => {
        if (open && !isPinned) change(false);
      },
    },
  );
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);

  function change(next: boolean, pinned = false) {
    cancelHover();
    setPinned(pinned);
    onOpenChange(next);
  }
  const close = useEffectEvent(() => change(false));

  useEffect(() => {
    if (!open) return;
    const opener = button.current;
    const isWithin = (element: RefObject<HTMLElement | null>, target: EventTarget | null) =>
      target instanceof Node && element.current?.contains(target) === true;

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onOutside = (event: Event) => {
      if (!isWithin(root, event.target)) close();
    };

    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      // A focused link is about to be hidden: return focus to the button. Focus outside the sheet stays where it is.
      if (isWithin(sheet, document.activeElement)) opener?.focus();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open]);

  return (
    <div ref={root}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={current || undefined}
        className={`${menuButtonStyles.button} ${menuButtonStyles.tones.ink}`}
        // A click on a menu that opened on hover keeps it open: the user did not mean to close what just appeared.
        onClick={() => change(!(open && isPinned), true)}
      >
        <span>{label}</span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="small" />
        </span>
      </button>
      <div ref={sheet} id={id} hidden={!open} className={styles.sheet}>
        {wasOpened && <div className={styles.inner}>{children}</div>}
      </div>
      {wasOpened && createPortal(<div hidden={!open} className={styles.scrim} />, document.body)}
    </div>
  );
}
