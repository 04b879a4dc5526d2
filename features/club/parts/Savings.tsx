import { useState } from 'react';
import { formatNumber, useCountry, useMessages } from '#features/shared/country';
import { AmountRow } from '#features/shared/offer';
import { SplitSection } from '#features/shared/page';
import { Stack } from '#ui/Stack';
import { Tabs } from '#ui/Tabs';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { breakEven, LIKELY_SPEND, monthlySpends, savingsOf } from '../savings';

/** What the membership saves in a year by what one spends in a month, and from when on it pays (Screens/Club). */
export function Savings() {
  const { savings: text } = useMessages(messages);
  const { code, currency } = useCountry();
  const [spend, setSpend] = useState(String(monthlySpends[code][LIKELY_SPEND]));
  return (
    <SplitSection heading={text.heading} lead={text.lead(breakEven(code))}>
      <Stack gap="5">
        <Text weight="semibold">{text.spend}</Text>
        <Tabs
          label={text.spend}
          value={spend}
          onChange={setSpend}
          items={monthlySpends[code].map((amount) => ({
            value: String(amount),
            label: `${formatNumber(amount)}\u00A0${currency}`,
            content: <Sum monthlySpend={amount} />,
          }))}
        />
        <Text tone="muted">{text.note}</Text>
      </Stack>
    </SplitSection>
  );
}

function Sum({ monthlySpend }: { monthlySpend: number }) {
  const { savings: text, fee: feeName } = useMessages(messages);
  const { year, discount, fee, pays, rest } = savingsOf(useCountry().code, monthlySpend);
  return (
    <Stack gap="5">
      <Stack gap="3" rules="between">
        <AmountRow label={text.discount(year)} amount={discount} />
        <AmountRow label={feeName} amount={fee} />
      </Stack>
      <Stack gap="1">
        <Text>{pays ? text.left : text.missing}</Text>
        <Text size="hero" tone={pays ? 'success' : 'muted'}>
          {rest}
        </Text>
      </Stack>
    </Stack>
  );
}
