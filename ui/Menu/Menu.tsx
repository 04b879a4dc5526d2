import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#ui/Icon';
import { menuButtonStyles } from '#ui/internal';
import * as styles from './Menu.css';
import { useHoverIntent } from './useHoverIntent';

export interface MenuProps {
  /** The word on the button: 'Shop'. */
  label: string;
  /** The open page is one of those the menu leads to. */
  current?: boolean;
  /** The sheet shows. */
  open: boolean;
  /** A press, a key or a mouse opens or closes it. Close it also when one of its links leads to another page. */
  onOpenChange: (open: boolean) => void;
  /** Lists of links. They come into the page when it is first opened. */
  children: ReactNode;
}

/**
 * Part of a site's navigation that opens a sheet of links under the header. It needs a positioned header around it,
 * whose full width the sheet takes. Opens by click, by keyboard, and when a mouse rests on it. On phones, put the
 * links in a `SidePanel`.
 */
export function Menu({ label, current = false, open, onOpenChange, children }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  // Pressed open, it stays when the mouse leaves.
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
    const isWithin = (element: RefObject<HTMLElement | null>, target: EventTarget | null) =>
      target instanceof Node && element.current?.contains(target) === true;

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onElsewhere = (event: Event) => {
      if (!isWithin(root, event.target)) close();
    };

    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      // Whatever closes it: focus must not go away with a link. Opened by hovering, it may have been elsewhere.
      if (isWithin(sheet, document.activeElement)) button.current?.focus();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
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
        // A press on a menu that hovering has opened keeps it open: nobody means to close what just appeared.
        onClick={() => change(!(open && isPinned), true)}
      >
        {label}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="small" />
        </span>
      </button>
      <div ref={sheet} id={id} hidden={!open} className={styles.sheet}>
        {wasOpened && <div className={styles.inner}>{children}</div>}
      </div>
      {createPortal(<div hidden={!open} className={styles.scrim} />, document.body)}
    </div>
  );
}
