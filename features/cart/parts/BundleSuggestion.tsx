import { formatMoney, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { OfferPicture } from '#features/shared/offer';
import { Heading } from '#ui/Heading';
import { Link } from '#ui/Link';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import type { Suggestion } from './suggestion';

/** A link to the bundle that holds what is in the cart for less. It changes nothing in the cart. */
export function BundleSuggestion({ bundle, saving }: Suggestion) {
  const text = useMessages(messages);
  return (
    <Stack as="section" gap="3" paddingStart="5" aria-label={text.suggestion}>
      <Heading level={3} size="label" tone="muted">
        {text.suggestion}
      </Heading>
      <MediaObject
        media={<OfferPicture url={bundle.images[0]} alt="" place="thumb" corners="medium" />}
        width="medium"
        align="center"
      >
        <Link href={routes.offer.href(bundle.slug)} placement="standalone" arrow>
          {bundle.name}
        </Link>
        <Text size="small" tone="muted">
          {text.contents(bundle.children?.map(({ name }) => name) ?? [])}
        </Text>
        <Text size="small" weight="semibold">
          {text.saving(formatMoney(saving, bundle.currency))}
        </Text>
      </MediaObject>
    </Stack>
  );
}
