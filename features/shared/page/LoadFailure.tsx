import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { useMessages } from '../country';
import { messages } from './messages';

export interface LoadFailureProps {
  /** What went wrong, where the seed has its own words for it. */
  title?: string;
  /** What to do about it, where a look at the network is not it. */
  hint?: string;
  onRetry: () => void;
  /** The retry is under way. */
  busy: boolean;
}

/** What a part of a screen shows whose data could not be had: 'Došlo je do greške!' (seed §8) and a way on. */
export function LoadFailure({ title, hint, onRetry, busy }: LoadFailureProps) {
  const text = useMessages(messages);
  const retry = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = retry.current;
    return () => {
      if (!button || button !== document.activeElement) return;
      // A retry that succeeds takes its own button away: the focus goes on from the top of the section, where that has
      // a heading to go to, or of the screen.
      const place = button.closest('section:has(h2[tabindex="-1"])') ?? button.closest('main');
      place?.querySelector<HTMLElement>('h1, h2[tabindex="-1"]')?.focus();
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
      {hint ?? text.loadFailedHint}
    </Notice>
  );
}
