import { useId } from 'react';
import { useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';

/**
 * Link to the external group. In a country without an address, a disabled button with a note, and beside it a link to
 * the club (Screens/Community).
 */
export function GroupLink() {
  const text = useMessages(messages);
  const { communityUrl } = useCountry();
  const noteId = useId();
  if (communityUrl) {
    return (
      <Button href={communityUrl} size="large" newTabLabel={text.newTab}>
        {text.join}
      </Button>
    );
  }
  return (
    <Stack gap="2" align="start">
      <Inline gap="3">
        <Button size="large" disabled aria-describedby={noteId}>
          {text.join}
        </Button>
        <Button href={routes.club.href()} size="large">
          {text.toClub}
        </Button>
      </Inline>
      <Text id={noteId} size="small" tone="muted">
        {text.noLink}
      </Text>
    </Stack>
  );
}
