import { useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { useMessages } from '../country';
import { messages } from './messages';

export interface LoadFailureProps {
  /** What went wrong, where the seed has its own words for it. */
  title?: string;
  onRetry: () => void;
  /** The retry is under way. */
  busy: boolean;
}

/** What a part of a screen shows whose data could not be had: 'Došlo je do greške!' (seed §8) and a way on. */
export function LoadFailure({ title, onRetry, busy }: LoadFailureProps) {
  const text = useMessages(messages);
  const retry = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = retry.current;
    return () => {
      // A retry that succeeds takes its own button away: the focus goes on from the top of the screen.
      if (button === document.activeElement) button?.closest('main')?.querySelector('h1')?.focus();
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
      {text.loadFailedHint}
    </Notice>
  );
}
