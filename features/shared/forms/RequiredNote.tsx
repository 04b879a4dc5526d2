import { Text } from '#ui/Text';
import { useMessages } from '../country';
import { messages } from './messages';

/** What the asterisk means; above a form of three fields or more, whose required fields have one. */
export function RequiredNote() {
  return (
    <Text size="small" tone="muted">
      {useMessages(messages).required}
    </Text>
  );
}
