import { Fragment, useId } from 'react';
import { isFilledIn, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';

/** The legal right and, separately, the shop's own guarantee. */
export function Information() {
  const text = useMessages(messages).information;
  const { contact } = useCountry();
  const rightId = useId();
  const guaranteeId = useId();
  return (
    <Stack gap="5">
      <Card as="section" tone="sunken" padding="large" aria-labelledby={rightId}>
        <Stack gap="5">
          <Heading level={2} size="h3" id={rightId}>
            {text.heading}
          </Heading>
          {text.points.map(({ title, text: description }) => (
            <Stack key={title} gap="1">
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <Text>{description}</Text>
            </Stack>
          ))}
          <Stack gap="1">
            <Heading level={3} size="h4">
              {text.sendTo}
            </Heading>
            <Text>
              <Link href={`mailto:${contact.email}`} placement="listed">
                {contact.email}
              </Link>
              {[contact.company, contact.address].filter(isFilledIn).map((row) => (
                <Fragment key={row}>
                  <br />
                  {row}
                </Fragment>
              ))}
            </Text>
          </Stack>
        </Stack>
      </Card>
      <Card as="section" tone="outlined" padding="large" aria-labelledby={guaranteeId}>
        <Stack gap="3" align="start">
          <Heading level={2} size="h4" id={guaranteeId}>
            {text.guarantee}
          </Heading>
          <Text>{text.guaranteeText}</Text>
          <Link href={routes.refund.href()} placement="standalone" arrow>
            {text.toRefund}
          </Link>
        </Stack>
      </Card>
    </Stack>
  );
}
