import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Link } from '#ui/Link';
import { Text } from '#ui/Text';
import { messages } from '../messages';

/** Links to the policy on names, emails and phone numbers. */
export function DataUse() {
  const text = useMessages(messages);
  return (
    <Text tone="muted">
      {text.dataUse} <Link href={routes.privacy.href()}>{text.privacyPolicy}</Link>.
    </Text>
  );
}
