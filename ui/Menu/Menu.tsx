import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#ui/Icon';
import * as styles from './Menu.css';
import { useHoverIntent } from './useHoverIntent';

export interface MenuProps {
  /** The word on the button: 'Shop'. */
  label: string;
  /** The open page is one of those the menu leads to. */
  current?: boolean;
  /** Lists of links. Choosing one closes the menu. */
  children: ReactNode;
}

/**
 * Part of a site's navigation that opens a sheet of links under the header. It needs a positioned header around it,
 * whose full width the sheet takes. Opens by click, by keyboard, and when a mouse rests on it. On phones, put the
 * links in a `SidePanel`.
 */
export function Menu({ label, current = false, children }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { state, setState, rootHandlers, buttonHandlers } = useHoverIntent(sheet);
  const open = state !== 'closed';

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Opened by hovering, it may have nothing to do with where the keyboard is.
      if (root.current?.contains(document.activeElement)) button.current?.focus();
      setState('closed');
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setState('closed');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, setState]);

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setState('closed');
  };
  const onChoose = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) {
      button.current?.focus();
      setState('closed');
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches what its button and links do.
    <div ref={root} onBlur={onBlur} {...rootHandlers}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-current={current || undefined}
        className={styles.button}
        // A press on a menu that hovering has opened keeps it open: nobody means to close what just appeared.
        onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
        {...buttonHandlers}
      >
        {label}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="small" />
        </span>
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: links inside answer the keyboard with a click. */}
      <div ref={sheet} id={id} hidden={!open} className={styles.sheet} onClick={onChoose}>
        <div className={styles.inner}>{children}</div>
      </div>
      {createPortal(<div hidden={!open} className={styles.scrim} />, document.body)}
    </div>
  );
}
