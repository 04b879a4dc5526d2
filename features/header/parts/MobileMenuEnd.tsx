import { contactMessages, PhoneLink, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Columns } from '#ui/Columns';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import { useAccountLink } from './useAccountLink';

/** The fixed footer of the mobile menu: account, quiz and phone number. */
export function MobileMenuEnd() {
  const { href, label, isKnown } = useAccountLink();
  const text = useMessages(messages);
  const { hours } = useMessages(contactMessages);
  return (
    <Stack gap="2">
      <Columns columns="1:1" gap="3">
        <Button href={href} tone="quiet" width="full" icon="user">
          {isKnown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
        </Button>
        <Button href={routes.quiz.href()} width="full">
          {text.quiz}
        </Button>
      </Columns>
      <Inline justify="center" gap="3" rowGap="0">
        <PhoneLink tone="ink" underline="hover" placement="standalone" icon="phone" />
        <Text as="span" size="small" tone="muted">
          {hours}
        </Text>
      </Inline>
    </Stack>
  );
}
