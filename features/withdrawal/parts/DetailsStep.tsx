import { type Ref, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { facts, formatDay, parseDay, useCountry, useMessages, useToday } from '#features/shared/country';
import { formsMessages, RequiredNote, textField } from '#features/shared/forms';
import { Button } from '#ui/Button';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextArea } from '#ui/TextArea';
import { TextInput } from '#ui/TextInput';
import { messages } from '../messages';
import { lastDayOf } from '../period';
import { numberOf } from '../rules';
import type { Withdrawal } from '../useWithdrawal';
import { ArticlesField } from './ArticlesField';
import { OrderField } from './OrderField';
import { StepHeading } from './StepHeading';

export interface DetailsStepProps {
  heading: Ref<HTMLHeadingElement>;
  withdrawal: Withdrawal;
}

/** First step: name, contact, order, articles and date of receipt. */
export function DetailsStep({
  heading,
  withdrawal: { form, orders, articlesOf, startNumberEntry, submit },
}: DetailsStepProps) {
  const text = useMessages(messages);
  const { optional } = useMessages(formsMessages);
  const headingId = useId();
  const [order, orderNumber, isWhole] = useWatch({
    control: form.control,
    name: ['order', 'orderNumber', 'isWhole'],
  });
  const periodHint = usePeriodHint(form);
  const name = textField(form, 'name');
  const contact = textField(form, 'contact');
  for (const field of ['order', 'orderNumber', 'isWhole', 'pieces', 'articles'] as const)
    form.register(field);
  const received = textField(form, 'received');
  return (
    <form
      noValidate
      aria-labelledby={headingId}
      onFocus={({ target }) => {
        if (target.name === 'orderNumber') startNumberEntry();
      }}
      onSubmit={submit}
    >
      <Stack gap="6">
        <Stack gap="3">
          <StepHeading heading={heading} id={headingId} step={1}>
            {text.details}
          </StepHeading>
          <Text tone="muted">{text.detailsHint}</Text>
          <RequiredNote />
        </Stack>
        <TextInput {...name} required label={text.name} autoComplete="name" />
        <TextInput {...contact} required label={text.contact} hint={text.contactHint} autoComplete="email" />
        <OrderField form={form} orders={orders} order={order} />
        <ArticlesField
          form={form}
          isWhole={isWhole}
          articles={articlesOf(numberOf({ order, orderNumber }))}
        />
        <TextInput
          {...received}
          required
          label={text.received}
          hint={periodHint}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextArea
          {...form.register('reason')}
          label={text.reason}
          optionalLabel={optional}
          rows={2}
          maxLength={500}
        />
        <Inline>
          <Button type="submit">{text.toReview}</Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** Explains the date format or, once the date is valid, when the period ends. */
function usePeriodHint(form: Withdrawal['form']): string {
  const text = useMessages(messages);
  const { code } = useCountry();
  const today = useToday();
  const received = parseDay(useWatch({ control: form.control, name: 'received' }));
  if (received === undefined || received > today) return text.receivedHint;
  const last = lastDayOf(received, facts.withdrawalDays[code]);
  return last < today ? text.over(formatDay(last)) : text.openUntil(formatDay(last));
}
