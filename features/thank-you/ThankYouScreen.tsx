import { useParams } from 'react-router-dom';
import * as v from 'valibot';
import { PhoneLink, useMessages } from '#features/shared/country';
import { PageHeading, PrintedContact } from '#features/shared/page';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { cleanLine } from '#ui/typedText';
import { messages } from './messages';
import { Call } from './parts/Call';
import { NextSteps } from './parts/NextSteps';
import { Receipt } from './parts/Receipt';
import * as styles from './ThankYouScreen.css';
import { useReceipt } from './useReceipt';
import { useTimes } from './useTimes';
import { useToPay } from './useToPay';

/** The id of an order, which may be any text. If it is missing, the screen shows a dash. */
const orderIdSchema = v.pipe(
  v.string(),
  v.transform(cleanLine),
  v.nonEmpty(),
  v.notValues(['undefined', 'null']),
);

/** Confirms a placed order: when the call comes, what was ordered and what it costs, and what follows (Screens/Thank you). */
export function ThankYouScreen() {
  const text = useMessages(messages);
  const parsedId = v.safeParse(orderIdSchema, useParams().id);
  const orderId = parsedId.success ? parsedId.output : undefined;
  const receipt = useReceipt(orderId);
  const { order } = receipt;
  const toPay = useToPay(receipt);
  const times = useTimes(order);
  const number = order?.number ?? orderId;

  const leads = { between: text.lead, from: text.leadAtNight, past: text.received, unknown: text.lead };
  const lead = leads[times.call?.kind ?? 'unknown'];
  const sayWho = number === undefined ? text.sayName : text.sayNumber(number);
  return (
    <>
      <Container>
        <div className={styles.top}>
          <div className={styles.head}>
            <Stack gap="3">
              <PageHeading>{text.heading}</PageHeading>
              <Text size="lead" tone="muted">
                {lead}
              </Text>
            </Stack>
          </div>
          <div className={styles.call}>
            <Call times={times} />
          </div>
          <div className={styles.receipt}>
            <Receipt number={number ?? '–'} ordered={times.ordered} receipt={receipt} toPay={toPay} />
          </div>
          <div className={styles.missed}>
            <MediaObject media={<Icon name="phone" tone="brand" />} gap="4">
              <Stack gap="2">
                <Heading level={2} size="h4">
                  {text.missed}
                </Heading>
                <Text tone="muted">
                  {text.callUs} <PhoneLink tone="ink" /> <span>{`${sayWho} ${text.hours}`}</span>
                </Text>
              </Stack>
            </MediaObject>
          </div>
        </div>
      </Container>
      <NextSteps times={times} number={order?.number} />
      <PrintedContact />
    </>
  );
}
