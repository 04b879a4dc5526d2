import { useId } from 'react';
import type { Offer } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { OfferPicture } from '#features/shared/offer';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';

export interface BundleContentsProps {
  items: NonNullable<Offer['children']>;
}

/** The contents of a bundle, each with a link to its page. */
export function BundleContents({ items }: BundleContentsProps) {
  const text = useMessages(messages);
  const headingId = useId();
  return (
    <Stack as="section" gap="1" aria-labelledby={headingId}>
      <Heading level={2} size="h3" id={headingId}>
        {text.inside}
      </Heading>
      <Stack as="ul" gap="3" rules="below">
        {items.map((item) => (
          <li key={item.id}>
            <MediaObject
              media={<OfferPicture url={item.images[0]} place="thumb" alt="" corners="medium" />}
              width="medium"
              gap="4"
              align="center"
            >
              <Inline justify="between" rowGap="0">
                <Text as="span" size="h4">
                  <Link href={routes.offer.href(item.slug)} tone="ink" placement="listed" underline="hover">
                    {item.name}
                  </Link>
                </Text>
                <Text size="small" tone="muted" as="span">
                  {text.pieces(item.quantity)}
                </Text>
              </Inline>
            </MediaObject>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
