import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
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
  /** Which page is open, its address or key: the menu closes when another one comes. */
  page: string;
  /** Lists of links. Choosing one closes the menu. They come into the page when it is first opened. */
  children: ReactNode;
}

/**
 * Part of a site's navigation that opens a sheet of links under the header. It needs a positioned header around it,
 * whose full width the sheet takes. Opens by click, by keyboard, and when a mouse rests on it. On phones, put the
 * links in a `SidePanel`.
 */
export function Menu({ label, current = false, page, children }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { state, setState, onPointerEnter } = useHoverIntent(root, sheet, page);
  const open = state !== 'closed';
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);

  useEffect(() => {
    if (!open) return;
    const isWithin = (element: RefObject<HTMLElement | null>, target: EventTarget | null) =>
      target instanceof Node && element.current?.contains(target) === true;

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setState('closed');
    };
    const onElsewhere = (event: Event) => {
      if (!isWithin(root, event.target)) setState('closed');
    };
    const onClick = (event: MouseEvent) => {
      const chosen = event.target instanceof Element && event.target.closest('a');
      if (chosen && isWithin(sheet, chosen)) setState('closed');
    };

    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('click', onClick);
    return () => {
      // Whatever closes it: focus must not go away with a link. Opened by hovering, it may have been elsewhere.
      if (isWithin(sheet, document.activeElement)) button.current?.focus();
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('click', onClick);
    };
  }, [open, setState]);

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
        onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
        onPointerEnter={onPointerEnter}
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
