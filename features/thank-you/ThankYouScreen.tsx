import { useParams } from 'react-router-dom';
import * as v from 'valibot';
import { useMessages } from '#features/shared/country';
import { PageHeading } from '#features/shared/page';
import { routes } from '#features/shared/routes';
import { ButtonLink } from '#ui/ButtonLink';
import { Card } from '#ui/Card';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Icon, type IconName } from '#ui/Icon';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from './messages';
import * as styles from './ThankYouScreen.css';

/** An order id as an address can hold it; anything else shows as a dash (seed §2). */
const orderIdSchema = v.pipe(
  v.string(),
  v.regex(/^[\p{L}\p{N}_-]{1,64}$/u),
  v.notValues(['undefined', 'null']),
);

const stepIcons: readonly IconName[] = ['phone', 'truck', 'cash'];

/** The order has arrived: its number and what happens next. */
export function ThankYouScreen() {
  const text = useMessages(messages);
  const orderId = v.safeParse(orderIdSchema, useParams().id);
  return (
    <Container width="text">
      <Stack gap="8" paddingBlock="section">
        <Stack gap="4">
          <PageHeading>{text.heading}</PageHeading>
          <Text size="lead" tone="muted">
            {text.lead}
          </Text>
        </Stack>
        <Card tone="sunken" padding="large">
          <Stack gap="1">
            <Text tone="muted">{text.orderNumber}</Text>
            <p className={styles.number}>{orderId.success ? orderId.output : '–'}</p>
          </Stack>
        </Card>
        <Stack as="section" gap="5" aria-labelledby="next-steps">
          <Heading level={2} size="h3" id="next-steps">
            {text.next}
          </Heading>
          <ol className={styles.steps}>
            {text.steps.map((step, index) => (
              <li key={step.title} className={styles.step}>
                <span className={styles.icon}>
                  <Icon name={stepIcons[index] ?? 'check'} size="large" />
                </span>
                <div>
                  <Text as="strong">{step.title}</Text>
                  <Text tone="muted">{step.text}</Text>
                </div>
              </li>
            ))}
          </ol>
        </Stack>
        <Inline gap="4">
          <ButtonLink href={routes.account.href()}>{text.toAccount}</ButtonLink>
          <ButtonLink href={routes.mostPopular.href()} tone="quiet">
            {text.toShop}
          </ButtonLink>
        </Inline>
      </Stack>
    </Container>
  );
}
