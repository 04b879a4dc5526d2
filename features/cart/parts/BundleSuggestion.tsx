import { useId } from 'react';
import { formatMoney, useMessages } from '#features/shared/country';
import { GroupColours, OfferPicture } from '#features/shared/offer';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import type { Suggestion } from './suggestion';

export interface BundleSuggestionProps extends Pick<Suggestion, 'bundle' | 'separately'> {
  onExchange: () => void;
}

/** The bundle that holds articles of the cart for less. A press exchanges them for it. */
export function BundleSuggestion({ bundle, separately, onExchange }: BundleSuggestionProps) {
  const text = useMessages(messages);
  const id = useId();
  const money = (amount: typeof separately) => formatMoney(amount, bundle.currency);
  return (
    <GroupColours group={bundle.group}>
      <Card as="section" tone="tint" aria-labelledby={id}>
        <Stack gap="4">
          <MediaObject
            media={<OfferPicture url={bundle.images[0]} alt="" place="thumb" corners="medium" />}
            width="medium"
            align="center"
          >
            <Heading level={3} size="h4" id={id}>
              {text.sameAs(bundle.name)}
            </Heading>
            <Text tone="tint">{text.separately(money(separately), money(bundle.newPrice))}</Text>
          </MediaObject>
          <Button tone="quiet" width="full" onClick={onExchange}>
            {text.exchange}
          </Button>
        </Stack>
      </Card>
    </GroupColours>
  );
}
