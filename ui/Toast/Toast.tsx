import { useRef, useState } from 'react';
import { Anchor } from '#ui/Anchor';
import { Icon } from '#ui/Icon';
import { IconButton } from '#ui/IconButton';
import * as styles from './Toast.css';

/** One passing message. */
export interface Toast {
  id: string;
  /** What has just happened: 'Alpha Potent je dodan u korpu'. */
  text: string;
  /** One way on, which must also be found elsewhere: the toast goes after five seconds. */
  action?: { label: string } & ({ href: string } | { onClick: () => void });
}

export interface ToastRegionProps {
  /** What there is to say now, oldest first. */
  toasts: readonly Toast[];
  /** A toast is over: its five seconds are, or somebody closed it or used its action. Take it off the list. */
  onDismiss: (id: string) => void;
  /** Names the region for screen readers: 'Obavijesti'. */
  label: string;
  /** Names the close button: 'Zatvori'. */
  closeLabel: string;
}

/**
 * Says in passing that something worked, at the bottom of the screen. Draw it once in an app, even while there is
 * nothing to say, so that screen readers hear what comes; the shop has nothing to say in passing yet. Failures and what
 * must not be missed are a `Notice`.
 */
export function ToastRegion({ toasts, onDismiss, label, closeLabel }: ToastRegionProps) {
  const [state, setState] = useState<'running' | 'held'>('running');
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  const dismiss = (id: string) => {
    // A bar that goes from under the pointer tells nobody that the pointer has left it.
    setState('running');
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus();
    onDismiss(id);
  };

  return (
    <section
      ref={region}
      aria-label={label}
      className={styles.region}
      data-state={state}
      onPointerEnter={() => setState('held')}
      onPointerLeave={() => setState('running')}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') for (const { id } of toasts) dismiss(id);
      }}
    >
      <div role="status" aria-atomic="false" className={styles.list}>
        {toasts.map(({ id, text, action }) => (
          <div
            key={id}
            className={styles.toast}
            onAnimationEnd={({ animationName }) => {
              if (animationName === styles.clock) dismiss(id);
            }}
          >
            <Icon name="check" />
            <div className={styles.words}>
              <p className={styles.text}>{text}</p>
              {action && <ToastAction action={action} onDone={() => dismiss(id)} />}
            </div>
            <IconButton icon="close" label={closeLabel} size="small" onClick={() => dismiss(id)} />
          </div>
        ))}
      </div>
    </section>
  );
}

interface ToastActionProps {
  action: NonNullable<Toast['action']>;
  onDone: () => void;
}

function ToastAction({ action, onDone }: ToastActionProps) {
  if ('href' in action) {
    return (
      <Anchor href={action.href} className={styles.action} onClick={onDone}>
        {action.label}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      className={styles.action}
      onClick={() => {
        // First, so that what the action opens takes the focus from where it belongs.
        onDone();
        action.onClick();
      }}
    >
      {action.label}
    </button>
  );
}
