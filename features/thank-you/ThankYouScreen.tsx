import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import * as v from 'valibot';
import { useOrders } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { CopyButton, PageHeading } from '#features/shared/page';
import { isInAppBrowser } from '#features/shared/platform';
import { useLastKnownSession } from '#features/shared/session';
import { Button } from '#ui/Button';
import { ButtonLink } from '#ui/ButtonLink';
import { Card } from '#ui/Card';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Icon, type IconName } from '#ui/Icon';
import { Inline } from '#ui/Inline';
import { ScreenOnly } from '#ui/ScreenOnly';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Timeline } from '#ui/Timeline';
import { messages } from './messages';
import * as styles from './ThankYouScreen.css';

/** The id of an order, which may be any text. If it is missing, the screen shows a dash. */
const orderIdSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.notValues(['undefined', 'null']));

/** The number to track the order by. Unknown without a login, and until the shopper's orders have arrived. */
function useOrderNumber(id: string | undefined) {
  const orders = useOrders(useLastKnownSession().user?.username);
  return orders.data?.find((order) => order.id === id)?.number;
}

/** Confirms a placed order with its id and the next steps (Screens/Thank you). */
export function ThankYouScreen() {
  const text = useMessages(messages);
  const parsedId = v.safeParse(orderIdSchema, useParams().id);
  const orderId = parsedId.success ? parsedId.output : undefined;
  const orderNumber = useOrderNumber(orderId);
  const steps: readonly { icon: IconName; title: string; description: string }[] = [
    { icon: 'phone', title: text.call, description: text.callText },
    { icon: 'truck', title: text.dispatch, description: text.dispatchText },
    { icon: 'cash', title: text.payment, description: text.paymentText },
  ];
  const shown = useRef<HTMLDivElement>(null);
  const confirmation = [
    `${text.heading}. ${text.lead}`,
    `${text.orderId}: ${orderId ?? '–'}`,
    ...steps.map(({ title, description }) => `${title}: ${description}`),
  ].join('\n\n');
  return (
    <Container width="text">
      <Stack gap="8" paddingBlock="section">
        <div ref={shown}>
          <Stack gap="8">
            <Stack gap="4">
              <span className={styles.seal}>
                <Icon name="check" size="large" />
              </span>
              <PageHeading>{text.heading}</PageHeading>
              <Text size="lead" tone="muted">
                {text.lead}
              </Text>
            </Stack>
            <Card tone="sunken">
              <Inline as="dl" justify="between" align="baseline" rowGap="1">
                <Text as="dt" tone="muted">
                  {text.orderId}
                </Text>
                <Text as="dd" size="priceLarge">
                  {orderId ?? '–'}
                </Text>
              </Inline>
            </Card>
            <Stack as="section" gap="5" aria-labelledby="next-steps">
              <Heading level={2} size="h3" id="next-steps">
                {text.next}
              </Heading>
              <Timeline
                steps={steps.map(({ icon, title, description }) => ({
                  key: icon,
                  icon,
                  content: (
                    <>
                      <Heading level={3} size="h4">
                        {title}
                      </Heading>
                      <Text tone="muted">{description}</Text>
                    </>
                  ),
                }))}
              />
            </Stack>
          </Stack>
        </div>
        <ScreenOnly>
          <Inline gap="4">
            <ButtonLink href={routes.track.href(orderNumber)}>{text.track}</ButtonLink>
            <ButtonLink href={routes.account.href()} tone="quiet">
              {text.toAccount}
            </ButtonLink>
            <ButtonLink href={routes.mostPopular.href()} tone="quiet">
              {text.toShop}
            </ButtonLink>
            {!isInAppBrowser() && 'print' in window ? (
              <Button tone="quiet" onClick={() => print()}>
                {text.print}
              </Button>
            ) : (
              <CopyButton shown={shown}>{confirmation}</CopyButton>
            )}
          </Inline>
        </ScreenOnly>
      </Stack>
    </Container>
  );
}
