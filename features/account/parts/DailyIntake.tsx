import { useState } from 'react';
import { type Offer, type Order, orderStateOf } from '#features/shared/api';
import { useCartState } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import {
  contentsOf,
  IntakeSums,
  intakeOf,
  isOverlap,
  OverlapAdvice,
  offerMessages,
} from '#features/shared/offer';
import { Accordion } from '#ui/Accordion';
import { Checkbox } from '#ui/Checkbox';
import { Columns } from '#ui/Columns';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';

export interface DailyIntakeProps {
  orders: readonly Order[];
  offers: readonly Offer[];
}

/**
 * What one takes in a day of all products that were ordered or are in the cart. Products can be switched off, because
 * another person may take them.
 */
export function DailyIntake({ orders, offers }: DailyIntakeProps) {
  const text = useMessages(messages).intake;
  const { heading } = useMessages(offerMessages).intake;
  const lines = useCartState((cart) => cart.lines);
  const [switchedOff, setSwitchedOff] = useState<ReadonlySet<Offer['id']>>(new Set());
  const contents = contentsOf(
    [...lines, ...orders.filter(isKept).flatMap(({ articles }) => articles)],
    offers,
  );
  if (intakeOf(contents).sums.length === 0) return null;
  const intake = intakeOf(contents.filter(({ id }) => !switchedOff.has(id)));
  const toggle = (id: Offer['id']) =>
    setSwitchedOff((ids) => new Set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]));
  return (
    <Accordion
      level={2}
      items={[
        {
          value: 'intake',
          heading,
          content: (
            <Columns columns={{ desktop: 'medium:1' }} gap="6" columnGap="9">
              <Stack gap="4">
                <Text>{text.lead}</Text>
                <Stack as="ul" gap="0" aria-label={text.products}>
                  {contents.map(({ id, name }) => (
                    <li key={id}>
                      <Checkbox label={name} checked={!switchedOff.has(id)} onChange={() => toggle(id)} />
                    </li>
                  ))}
                </Stack>
                {intake.sums.some(isOverlap) && <OverlapAdvice />}
              </Stack>
              <IntakeSums {...intake} />
            </Columns>
          ),
        },
      ]}
    />
  );
}

const isKept = ({ status }: Order) => orderStateOf(status) !== 'cancelled';
