import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Link } from '#ui/Link';
import { Text } from '#ui/Text';
import { messages } from '../messages';

/** Where to read what becomes of a name, an email or a phone. */
export function DataUse() {
  const text = useMessages(messages);
  return (
    <Text size="small" tone="muted">
      {text.dataUse} <Link href={routes.privacy.href()}>{text.privacyPolicy}</Link>.
    </Text>
  );
}
