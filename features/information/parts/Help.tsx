import { useId } from 'react';
import { contactMessages, PhoneLink, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';

/** Contact details for questions that the text does not answer. */
export function Help() {
  const text = useMessages(messages);
  const { hours } = useMessages(contactMessages);
  const { email } = useCountry().contact;
  const headingId = useId();
  return (
    <Card as="section" tone="sunken" padding="large" aria-labelledby={headingId}>
      <Stack gap="3">
        <Heading level={2} size="h3" id={headingId}>
          {text.helpHeading}
        </Heading>
        <Text>{`${text.helpText} ${hours}.`}</Text>
        <Inline gap="5">
          <PhoneLink placement="standalone" icon="phone" />
          <Link href={`mailto:${email}`} placement="standalone" icon="mail">
            {email}
          </Link>
          <Link href={routes.contact.href()} placement="standalone" arrow>
            {text.toContact}
          </Link>
        </Inline>
      </Stack>
    </Card>
  );
}
