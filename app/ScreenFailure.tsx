import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChunkFailure } from '#features/shared/chunk';
import { useMessages } from '#features/shared/country';
import { useIsOnline } from '#features/shared/network';
import { PageHeading } from '#features/shared/page';
import { routes } from '#features/shared/routes';
import { Button } from '#ui/Button';
import { ButtonLink } from '#ui/ButtonLink';
import { Container } from '#ui/Container';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
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
    <Container>
      <Stack gap="6" paddingBlock="section">
        <PageHeading>{text.chunkError}</PageHeading>
        <Text size="lead" tone="muted">
          {text.chunkErrorHint}
        </Text>
        <Inline gap="4">
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
          <ButtonLink href={routes.home.href()} tone="quiet">
            {text.home}
          </ButtonLink>
        </Inline>
      </Stack>
    </Container>
  );
}
