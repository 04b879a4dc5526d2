import { Link } from '#ui/Link';
import { Text } from '#ui/Text';
import { useMessages } from '../country';
import { routes } from '../navigation';
import { messages } from './messages';

/** A line below a form, with the link to the privacy policy. */
export function DataUse() {
  const text = useMessages(messages);
  return (
    <Text tone="muted">
      {text.dataUse} <Link href={routes.privacy.href()}>{text.privacyPolicy}</Link>.
    </Text>
  );
}
