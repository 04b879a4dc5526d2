import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { useMessages } from '../country';
import { FailureHint } from './FailureHint';
import { messages } from './messages';

export interface LoadFailureProps {
  /** What went wrong; the general message if left out. */
  title?: string;
  /** What the shopper can do; 'check your connection' if left out. */
  hint?: string;
  /** A small line under the hint, for support. */
  detail?: string;
  onRetry: () => void;
  /** Whether the retry is running. */
  busy: boolean;
}

/** Replaces a part of a screen whose data failed to load: 'Došlo je do greške!' and a retry button. */
export function LoadFailure({ title, hint, detail, onRetry, busy }: LoadFailureProps) {
  const text = useMessages(messages);
  const retry = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = retry.current;
    return () => {
      if (!button || button !== document.activeElement) return;
      // A successful retry removes its own button, so move the focus to the heading of the section, if that is
      // focusable, or of the screen.
      const container = button.closest('section:has(h2[tabindex="-1"])') ?? button.closest('main');
      container?.querySelector<HTMLElement>('h1, h2[tabindex="-1"]')?.focus();
    };
  }, []);
  return (
    <Notice
      tone="error"
      title={title ?? text.loadFailed}
      action={
        <Button ref={retry} tone="quiet" size="small" busy={busy} onClick={onRetry}>
          {text.retry}
        </Button>
      }
    >
      <FailureHint hint={hint ?? text.loadFailedHint} detail={detail} />
    </Notice>
  );
}
