import { useId } from 'react';
import { useCountry, useMessages } from '#features/shared/country';
import { Button } from '#ui/Button';
import { ButtonLink } from '#ui/ButtonLink';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';

/** Link to the external group. In a country without an address, a disabled button with a note (Screens/Community). */
export function GroupLink() {
  const text = useMessages(messages);
  const { communityUrl } = useCountry();
  const noteId = useId();
  if (communityUrl) {
    return (
      <ButtonLink href={communityUrl} size="large" newTabLabel={text.newTab}>
        {text.join}
      </ButtonLink>
    );
  }
  return (
    <Stack gap="2" align="start">
      <Button size="large" disabled aria-describedby={noteId}>
        {text.join}
      </Button>
      <Text id={noteId} size="small" tone="muted">
        {text.noLink}
      </Text>
    </Stack>
  );
}
