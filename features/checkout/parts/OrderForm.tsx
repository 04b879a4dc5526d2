import { textField, usePhoneField } from '#features/shared/account';
import type { CartSummary } from '#features/shared/cart';
import { formatMoney, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Button } from '#ui/Button';
import { Grid } from '#ui/Grid';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { PhoneInput } from '#ui/PhoneInput';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextInput } from '#ui/TextInput';
import { messages } from '../messages';
import { NO_ARTICLES, ORDER_FAILED } from '../rules';
import type { Order, OrderFailure } from '../useOrder';

export interface OrderFormProps {
  order: Order;
  summary: CartSummary;
}

/** Who the order is for and where to call; the rest is settled on the phone (seed §1, §2). */
export function OrderForm({ order: { form, failure, submit, isBusy }, summary }: OrderFormProps) {
  const text = useMessages(messages);
  const { currency, newTotal } = summary;
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
        {failure && <Failure failure={failure} />}
        <Stack gap="3">
          <Button type="submit" tone="primary" size="large" width="full" busy={isBusy}>
            {isBusy
              ? text.sending
              : currency === undefined
                ? text.finish
                : text.finishFor(formatMoney(newTotal, currency))}
          </Button>
          <Text size="small" tone="muted">
            {text.payment}
          </Text>
        </Stack>
      </Stack>
    </form>
  );
}

function Failure({ failure }: { failure: OrderFailure }) {
  const text = useMessages(messages);
  switch (failure.reason) {
    case 'noArticles':
      return <Notice tone="error" title={NO_ARTICLES} />;
    case 'noPrices':
      return (
        <Notice tone="error" title={text.noPrices}>
          {text.noPricesHint}
        </Notice>
      );
    case 'notSold':
      return (
        <Notice tone="error" title={ORDER_FAILED}>
          {text.notSold(failure.names.join(', '))}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="error" title={ORDER_FAILED}>
          {text.kept}
        </Notice>
      );
    case 'unclear':
      return (
        <Notice
          tone="error"
          title={ORDER_FAILED}
          action={
            <Link href={routes.account.href()} placement="standalone">
              {text.toOrders}
            </Link>
          }
        >
          {text.unclear}
        </Notice>
      );
  }
}
