import type { CartSummary } from '#features/shared/cart';
import { formatMoney, useMessages } from '#features/shared/country';
import { textField, usePhoneField } from '#features/shared/forms';
import { useIsOnline } from '#features/shared/platform';
import { Button } from '#ui/Button';
import { Grid } from '#ui/Grid';
import { Notice } from '#ui/Notice';
import { PhoneInput } from '#ui/PhoneInput';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextInput } from '#ui/TextInput';
import { messages, type Words } from '../messages';
import type { Order } from '../useOrder';
import { ChangesNotice } from './ChangesNotice';
import { OrderFailureNotice } from './OrderFailureNotice';

export interface OrderFormProps {
  order: Order;
  summary: CartSummary;
}

/** Who the order is for and where to call; the rest is settled on the phone (seed §1, §2). */
export function OrderForm({ order, summary }: OrderFormProps) {
  const text = useMessages(messages);
  const { form, failure, changes, submit, isBusy } = order;
  const isOnline = useIsOnline();
  // In the order of the page: the first invalid field gets the focus.
  const firstName = textField(form, 'firstName');
  const lastName = textField(form, 'lastName');
  const phone = usePhoneField(form, 'phone');
  return (
    <form noValidate aria-label={text.memberHeading} onSubmit={submit}>
      <Stack gap="5">
        <Text size="small" tone="muted">
          {text.required}
        </Text>
        <Grid layout="fields">
          <TextInput {...firstName} required label={text.firstName} autoComplete="given-name" />
          <TextInput {...lastName} required label={text.lastName} autoComplete="family-name" />
        </Grid>
        <PhoneInput {...phone} required hint={text.phoneHint} />
        {failure && <OrderFailureNotice failure={failure} order={order} />}
        {changes.length > 0 && <ChangesNotice order={order} summary={summary} />}
        {!isOnline && failure !== 'offline' && (
          <Notice tone="warning" live={false} id={OFFLINE_ID}>
            {text.offline}
          </Notice>
        )}
        <Stack gap="3">
          <Button
            type="submit"
            tone="primary"
            size="large"
            width="full"
            busy={isBusy}
            {...(!isOnline && { 'aria-describedby': OFFLINE_ID })}
          >
            {isBusy ? text.sending : labelOf(order, summary, text)}
          </Button>
          <Text size="small" tone="muted">
            {text.payment}
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}

const OFFLINE_ID = 'checkout-offline';

/** The button repeats the amount, and says where it is not the first press for it. */
function labelOf(
  { changes, failure, isRepeat }: Order,
  { currency, newTotal }: CartSummary,
  text: Words,
): string {
  if (currency === undefined) return text.finish;
  const amount = formatMoney(newTotal, currency);
  if (changes.length > 0) return text.confirmTotal(amount);
  if (failure !== 'unclear') return text.finishFor(amount);
  return isRepeat ? text.retryFor(amount) : text.anotherFor(amount);
}
