import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { amountToPay, type CartSummary } from '#features/shared/cart';
import { formatMoney, useCountry, useMessages } from '#features/shared/country';
import { formsMessages, RequiredNote, textField, usePhoneField } from '#features/shared/forms';
import { routes } from '#features/shared/navigation';
import { useIsOnline } from '#features/shared/platform';
import { Button } from '#ui/Button';
import { Grid } from '#ui/Grid';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { PhoneInput } from '#ui/PhoneInput';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextInput } from '#ui/TextInput';
import { type Messages, messages } from '../messages';
import { isSameSum } from '../order/changes';
import { isBusy } from '../order/orderState';
import type { Checkout } from '../order/useCheckout';
import { OrderNotice } from './OrderNotice';

export interface OrderFormProps {
  checkout: Checkout;
  summary: CartSummary;
}

/** The order form: recipient and phone number. The address is settled in the call. */
export function OrderForm({ checkout, summary }: OrderFormProps) {
  const text = useMessages(messages);
  const labels = useMessages(formsMessages);
  const { state, submit } = checkout;
  // Subscribed here, so that errors do not render the summary again.
  const form = { ...checkout.form, formState: useFormState({ control: checkout.form.control }) };
  const firstName = textField(form, 'firstName');
  const lastName = textField(form, 'lastName');
  const isOnline = useIsOnline();
  const country = useCountry();
  const toPay = summary.sums && formatMoney(amountToPay(summary.sums, country), summary.sums.currency);
  const busy = isBusy(state);
  const notice = useRef<HTMLDivElement>(null);
  // Where a press has led to is read before the next one.
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy) notice.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  // The refusal explains the same.
  const showsOffline = !isOnline && !(state.status === 'refused' && state.reason === 'offline');
  return (
    <form noValidate aria-label={text.memberHeading} onSubmit={submit}>
      <Stack gap="4">
        <RequiredNote />
        {/* Side by side on phones too: they are filled in, and only read. */}
        <Grid columns={{ phone: 2 }} gap="4" align="start">
          <TextInput {...firstName} required label={labels.firstName} autoComplete="given-name" />
          <TextInput {...lastName} required label={labels.lastName} autoComplete="family-name" />
        </Grid>
        <PhoneField form={checkout.form} />
        {!busy && <OrderNotice {...checkout} ref={notice} summary={summary} />}
        {showsOffline && (
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
            busy={busy}
            {...(showsOffline && { 'aria-describedby': OFFLINE_ID })}
          >
            {busy ? text.sending : labelOf(checkout, summary, toPay, text)}
          </Button>
          <Text tone="muted">{text.payment}</Text>
        </Stack>
      </Stack>
    </form>
  );
}

/** A component of its own, so that typing does not render the whole form. */
function PhoneField({ form }: Pick<Checkout, 'form'>) {
  const { phoneHint } = useMessages(formsMessages);
  return <PhoneInput {...usePhoneField(form, 'phone')} required hint={phoneHint} />;
}

const OFFLINE_ID = 'checkout-offline';

/** The button's label: the amount, and whether the press confirms changes or tries again. */
function labelOf(
  { state, isOpen, changes, agreedSums }: Checkout,
  { sums }: CartSummary,
  amount: string | undefined,
  text: Messages,
): string {
  if (!sums || amount === undefined) return text.finish;
  const isRefused = state.status === 'refused';
  if (changes.length > 0 && isSameSum(sums, agreedSums)) return text.orderAnyway(amount);
  if (changes.length > 0 || (isRefused && state.reason === 'cart')) return text.confirmTotal(amount);
  return state.status === 'unknown' || (isRefused && isOpen) ? text.retryFor(amount) : text.finishFor(amount);
}
