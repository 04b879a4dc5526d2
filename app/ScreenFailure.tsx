import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '#features/shared/country';
import { PageMessage } from '#features/shared/page';
import type { ChunkFailure } from '#features/shared/platform';
import { useIsOnline } from '#features/shared/platform';
import { Button } from '#ui/Button';
import { messages } from './messages';

/** What stands between header and footer in place of a screen whose code did not come (seed §8). */
export function ScreenFailure({ onRetry, busy }: ChunkFailure) {
  const text = useMessages(messages);
  const isOnline = useIsOnline();
  const [isAsked, setAsked] = useState(false);
  const retry = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isAsked || busy) return;
    // Not every browser fetches anew what it once failed to fetch, and a new release has other files. Without a network
    // there would be no shop left to come back to.
    if (isOnline) location.reload();
    else setAsked(false);
  }, [isAsked, busy, isOnline]);

  useLayoutEffect(() => {
    const button = retry.current;
    return () => {
      // From there the screen that has come at last takes the focus to its heading.
      if (button === document.activeElement) button?.closest('main')?.focus();
    };
  }, []);

  return (
    <PageMessage heading={text.chunkError} hint={text.chunkErrorHint}>
      <Button
        ref={retry}
        busy={busy}
        onClick={() => {
          setAsked(true);
          onRetry();
        }}
      >
        {text.retry}
      </Button>
    </PageMessage>
  );
}
