import { memo } from 'react';
import type { Offer } from '#features/shared/api';
import { withKeys } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { doseOf } from '#features/shared/offer';
import { Accordion } from '#ui/Accordion';
import { Icon } from '#ui/Icon';
import { Image } from '#ui/Image';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Tabs } from '#ui/Tabs';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { hasFacts, ProductFacts } from './ProductFacts';

export interface DetailsProps {
  offer: Offer;
}

/** The offer's description in tabs, and more information in an accordion. Empty fields have no tab and no row. */
export const Details = memo(function Details({ offer }: DetailsProps) {
  const text = useMessages(messages);
  // Beside a daily dose, the subheading is in its band.
  const description = [doseOf(offer) ? '' : offer.subHeading, ...offer.description].filter(Boolean);
  const tabs = [
    description.length > 0 && {
      value: 'description',
      label: text.description,
      content: <Paragraphs texts={description} />,
    },
    offer.advantages.length > 0 && {
      value: 'advantages',
      label: text.advantages,
      content: <Points texts={offer.advantages} />,
    },
    offer.howToUse.length > 0 && {
      value: 'howToUse',
      label: text.howToUse,
      content: <Paragraphs texts={offer.howToUse} />,
    },
  ].filter((tab) => tab !== false);
  const label = offer.ingredientsImage !== '' && (
    <Image
      src={offer.ingredientsImage}
      alt={text.ingredientsOf(offer.name)}
      width={800}
      height={600}
      corners="large"
    />
  );
  const rows = [
    offer.benefits.length > 0 && {
      value: 'info',
      heading: text.info,
      content: <Points texts={offer.benefits} />,
    },
    (hasFacts(offer) || label) && {
      value: 'ingredients',
      heading: hasFacts(offer) ? text.facts.heading : text.ingredients,
      content: (
        <Stack gap="4">
          {hasFacts(offer) && <ProductFacts offer={offer} />}
          {label}
        </Stack>
      ),
    },
    { value: 'guarantee', heading: text.guarantee, content: <Points texts={text.guaranteeTerms} /> },
  ].filter((row) => row !== false);

  return (
    <Stack gap="4">
      {tabs.length > 0 && <Tabs label={text.about} items={tabs} findable />}
      <Accordion items={rows} level={2} />
    </Stack>
  );
});

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <Stack gap="3">
      {withKeys(texts).map(({ key, text }) => (
        <Text key={key}>{text}</Text>
      ))}
    </Stack>
  );
}

const Points = memo(function Points({ texts }: { texts: readonly string[] }) {
  return (
    <Stack as="ul" gap="3">
      {withKeys(texts).map(({ key, text }) => (
        <MediaObject
          key={key}
          as="li"
          media={<Icon name="check" size="small" tone="success" />}
          align="firstLine"
        >
          <Text>{text}</Text>
        </MediaObject>
      ))}
    </Stack>
  );
});
