import { useMessages } from '#features/shared/country';
import { Icon } from '#ui/Icon';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';

/** Says that answers stay on the device and that the quiz replaces no doctor. */
export function Privacy() {
  const text = useMessages(messages);
  return (
    <Stack paddingBlock="5">
      <MediaObject media={<Icon name="lock" size="small" />} gap="2">
        <Text tone="muted">{text.privacy}</Text>
      </MediaObject>
    </Stack>
  );
}
