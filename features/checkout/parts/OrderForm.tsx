import { textField, usePhoneField } from '#features/shared/account';
import { useMessages } from '#features/shared/country';
import { Button } from '#ui/Button';
import { Grid } from '#ui/Grid';
import { Notice } from '#ui/Notice';
import { PhoneInput } from '#ui/PhoneInput';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextInput } from '#ui/TextInput';
import { messages } from '../messages';
import type { Order } from '../useOrder';

export interface OrderFormProps {
  order: Order;
}

/** Who the order is for and where to call; the rest is settled on the phone (seed §1, §2). */
export function OrderForm({ order: { form, failure, submit, isBusy } }: OrderFormProps) {
  const text = useMessages(messages);
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
        {failure && (
          <Notice tone="error" title={failure.message}>
            {failure.outcome === 'unclear' ? text.unclear : text.kept}
          </Notice>
        )}
        <Button type="submit" tone="primary" size="large" width="full" busy={isBusy}>
          {isBusy ? text.sending : text.finish}
        </Button>
        <Text size="small" tone="muted">
          {text.payment}
        </Text>
      </Stack>
    </form>
  );
}
