import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '#features/shared/country';
import { PageMessage } from '#features/shared/page';
import type { ChunkFailure } from '#features/shared/platform';
import { useIsOnline } from '#features/shared/platform';
import { Button } from '#ui/Button';
import { messages } from './messages';

/** Shown between header and footer in place of a screen whose code failed to load (Specification/Page behaviour). */
export function ScreenFailure({ onRetry, busy, detail }: ChunkFailure) {
  const text = useMessages(messages);
  const isOnline = useIsOnline();
  const [isRetrying, setRetrying] = useState(false);
  const retry = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isRetrying || busy) return;
    // Reload: some browsers never refetch a module that has failed, and a new release has other files. Without a network
    // a reload would lose the page.
    if (isOnline) location.reload();
    else setRetrying(false);
  }, [isRetrying, busy, isOnline]);

  useLayoutEffect(() => {
    const button = retry.current;
    return () => {
      // The screen moves the focus from `main` to its heading once it has loaded.
      if (button === document.activeElement) button?.closest('main')?.focus();
    };
  }, []);

  return (
    <PageMessage heading={text.notLoaded} hint={text.notLoadedHint} detail={detail}>
      <Button
        ref={retry}
        busy={busy}
        onClick={() => {
          setRetrying(true);
          onRetry();
        }}
      >
        {text.retry}
      </Button>
    </PageMessage>
  );
}
