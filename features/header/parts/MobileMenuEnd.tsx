import { phoneHref, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Columns } from '#ui/Columns';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import type { AccountLinkTarget } from './useAccountLink';

export interface MobileMenuEndProps {
  account: AccountLinkTarget;
}

/** The fixed footer of the mobile menu: account, quiz and phone number. */
export function MobileMenuEnd({ account: { href, label, isKnown } }: MobileMenuEndProps) {
  const { contact } = useCountry();
  const text = useMessages(messages);
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
        <Link
          href={phoneHref(contact.phone)}
          tone="ink"
          underline="hover"
          placement="standalone"
          icon="phone"
        >
          {contact.phone}
        </Link>
        <Text as="span" size="small" tone="muted">
          {text.hours}
        </Text>
      </Inline>
    </Stack>
  );
}
