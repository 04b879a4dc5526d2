import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button';
import { Inline } from '#ui/Inline';
import { Notice } from '#ui/Notice';
import { useMessages } from '../country';
import { FailureHint } from './FailureHint';
import * as styles from './LoadFailure.css';
import { messages } from './messages';
import { PageMessage } from './PageMessage';
import { messages as partMessages } from './partMessages';

export interface LoadFailureProps {
  /** Where it shows: in place of a part of the page, along the lower edge of the window, or as the page. */
  place?: 'part' | 'window' | 'page';
  /** What went wrong; the general message if left out. */
  title?: string;
  /** What the shopper can do; 'check your connection' if left out. */
  hint?: string | undefined;
  /** A small line under the hint, for support. */
  detail?: string;
  onRetry: () => void;
  /** Whether the retry is running. */
  busy: boolean;
  /** Adds a button that closes it. */
  onClose?: (() => void) | undefined;
}

/** What failed to load, with a retry button and the phone number: 'Došlo je do greške!'. */
export function LoadFailure({
  place = 'part',
  title,
  hint,
  detail,
  onRetry,
  busy,
  onClose,
}: LoadFailureProps) {
  const text = useMessages(messages);
  const { close } = useMessages(partMessages);
  const own = useKeptFocus(place);
  const heading = title ?? text.loadFailed;
  const advice = hint ?? text.loadFailedHint;
  if (place === 'page') {
    return (
      <div ref={own}>
        <PageMessage heading={heading} hint={<FailureHint hint={advice} detail={detail} />}>
          <Button busy={busy} onClick={onRetry}>
            {text.retry}
          </Button>
        </PageMessage>
      </div>
    );
  }
  const notice = (
    <Notice
      tone="error"
      title={heading}
      action={
        <Inline gap="3">
          <Button tone="quiet" size="small" busy={busy} onClick={onRetry}>
            {text.retry}
          </Button>
          {onClose && (
            <Button tone="quiet" size="small" onClick={onClose}>
              {close}
            </Button>
          )}
        </Inline>
      }
    >
      <FailureHint hint={advice} detail={detail} />
    </Notice>
  );
  if (place === 'part') return <div ref={own}>{notice}</div>;
  return (
    <div ref={own} className={styles.positioner}>
      <div className={styles.notice}>{notice}</div>
    </div>
  );
}

/** Moves the focus when the failure is removed: a retry that succeeds removes its own button. */
function useKeptFocus(place: LoadFailureProps['place']) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = container.current;
    const opener = document.activeElement;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      // A panel that opens after a retry takes the focus from its opener, and later returns it there.
      const next = place === 'window' ? opener : placeInPage(own, place);
      if (next instanceof HTMLElement) next.focus();
    };
  }, [place]);
  return container;
}

/** The heading of the section, if that is focusable, or of the screen; a screen that loads takes the focus from `main`. */
function placeInPage(own: Element, place: LoadFailureProps['place']): Element | null | undefined {
  const main = own.closest('main');
  if (place === 'page') return main;
  const section = own.closest('section:has(h2[tabindex="-1"])') ?? main;
  return section?.querySelector('h1, h2[tabindex="-1"]');
}
