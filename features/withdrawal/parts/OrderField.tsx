import { formatDate, useCountry, useMessages } from '#features/shared/country';
import { textField } from '#features/shared/forms';
import { Select } from '#ui/Select';
import { Stack } from '#ui/Stack';
import { TextInput } from '#ui/TextInput';
import { messages } from '../messages';
import { OTHER_ORDER } from '../rules';
import type { Withdrawal } from '../useWithdrawal';

export interface OrderFieldProps extends Pick<Withdrawal, 'form' | 'orders'> {
  /** The current choice. */
  order: string;
}

/** Selects one of the user's orders, or any order by its number. */
export function OrderField({ form, orders, order }: OrderFieldProps) {
  const text = useMessages(messages);
  const country = useCountry();
  const choice = textField(form, 'order');
  const orderNumber = textField(form, 'orderNumber');
  return (
    <Stack gap="5">
      {orders && (
        <Select
          {...choice}
          required
          label={text.order}
          options={[
            { value: '', label: text.chooseOrder },
            ...orders.map(({ number, createdAt }) => ({
              value: number,
              label: [number, formatDate(createdAt, country)].filter(Boolean).join(' · '),
            })),
            { value: OTHER_ORDER, label: text.otherOrder },
          ]}
        />
      )}
      {order === OTHER_ORDER && (
        <TextInput
          {...orderNumber}
          required
          label={text.orderNumber}
          hint={text.orderNumberHint}
          autoComplete="off"
          autoCapitalize="none"
        />
      )}
    </Stack>
  );
}
