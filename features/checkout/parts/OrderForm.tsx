import type { CartSummary } from '#features/shared/cart';
import { formatMoney, useMessages } from '#features/shared/country';
import { FieldGrid, RequiredNote } from '#features/shared/forms';
import { routes } from '#features/shared/navigation';
import { useIsOnline } from '#features/shared/platform';
import { Button } from '#ui/Button';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { type Messages, messages } from '../messages';
import { isBusy } from '../order/orderState';
import type { Checkout } from '../order/useCheckout';
import { NameField, PhoneField } from './OrderFields';
import { OrderNotice } from './OrderNotice';

export interface OrderFormProps {
  checkout: Checkout;
  summary: CartSummary;
}

/** The order form: recipient and phone number. The address is settled in the call. */
export function OrderForm({ checkout, summary }: OrderFormProps) {
  const text = useMessages(messages);
  const { form, state, submit } = checkout;
  const isOnline = useIsOnline();
  const saysOffline = state.status === 'refused' && state.reason === 'offline';
  return (
    <form noValidate aria-label={text.memberHeading} onSubmit={submit}>
      <Stack gap="5">
        <RequiredNote />
        {/* Registered in page order, because the first invalid field gets the focus. */}
        <FieldGrid>
          <NameField form={form} name="firstName" />
          <NameField form={form} name="lastName" />
        </FieldGrid>
        <PhoneField form={form} />
        {!isBusy(state) && <OrderNotice {...checkout} summary={summary} />}
        {!isOnline && !saysOffline && (
          <Notice tone="warning" live={false} id={OFFLINE_ID}>
            {text.offline}
          </Notice>
        )}
        <Stack gap="3">
          <Text tone="muted">
            {text.agree} <Link href={routes.terms.href()}>{text.terms}</Link>. {text.data}{' '}
            <Link href={routes.privacy.href()}>{text.privacy}</Link>.
          </Text>
          <Button
            type="submit"
            tone="primary"
            size="large"
            width="full"
            busy={isBusy(state)}
            {...(!isOnline && { 'aria-describedby': OFFLINE_ID })}
          >
            {isBusy(state) ? text.sending : labelOf(checkout, summary, text)}
          </Button>
          <Text tone="muted">{text.payment}</Text>
        </Stack>
      </Stack>
    </form>
  );
}

const OFFLINE_ID = 'checkout-offline';

/** The button's label: the amount, and whether the press confirms changes or tries again. */
function labelOf(
  { state, isOpen, changes }: Checkout,
  { currency, newTotal }: CartSummary,
  text: Messages,
): string {
  if (currency === undefined) return text.finish;
  const amount = formatMoney(newTotal, currency);
  const isRefused = state.status === 'refused';
  if (changes.length > 0 || (isRefused && state.reason === 'cart')) return text.confirmTotal(amount);
  return state.status === 'unknown' || (isRefused && isOpen) ? text.retryFor(amount) : text.finishFor(amount);
}
