import { useMessages } from '#features/shared/country';
import { Text } from '#ui/Text';
import { messages } from './messages';

/** What the asterisk means; above a form of three fields or more, whose required fields have one. */
export function RequiredNote() {
  return (
    <Text size="small" tone="muted">
      {useMessages(messages).required}
    </Text>
  );
}
