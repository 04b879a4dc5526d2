import type { Offer } from '#features/shared/api';
import { keyed } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { Accordion } from '#ui/Accordion';
import { Icon } from '#ui/Icon';
import { Image } from '#ui/Image';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Tabs } from '#ui/Tabs';
import { Text } from '#ui/Text';
import { messages } from '../messages';

export interface DetailsProps {
  offer: Offer;
}

/** The offer's description in tabs, and more information in an accordion. Empty fields have no tab and no row. */
export function Details({ offer }: DetailsProps) {
  const text = useMessages(messages);

  const tabs = [
    offer.description.length > 0 && {
      value: 'description',
      label: text.description,
      content: <Paragraphs texts={offer.description} />,
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

  const rows = [
    offer.benefits.length > 0 && {
      value: 'info',
      heading: text.info,
      content: <Points texts={offer.benefits} />,
    },
    offer.ingredientsImage !== '' && {
      value: 'ingredients',
      heading: text.ingredients,
      content: (
        <Image
          src={offer.ingredientsImage}
          alt={text.ingredientsOf(offer.name)}
          width={800}
          height={600}
          corners="large"
        />
      ),
    },
    { value: 'guarantee', heading: text.guarantee, content: <Points texts={text.guaranteeTerms} /> },
  ].filter((row) => row !== false);

  return (
    <Stack gap="6">
      {tabs.length > 0 && <Tabs label={text.about} items={tabs} />}
      <Accordion items={rows} defaultOpen={rows.slice(0, 1).map((row) => row.value)} headingLevel={2} />
    </Stack>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <Stack gap="3">
      {keyed(texts).map(({ key, text }) => (
        <Text key={key} size="bodyLarge">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <Stack as="ul" gap="3">
      {keyed(texts).map(({ key, text }) => (
        <MediaObject
          key={key}
          as="li"
          media={<Icon name="check" size="small" />}
          align="firstLine"
          tone="success"
        >
          <Text size="bodyLarge">{text}</Text>
        </MediaObject>
      ))}
    </Stack>
  );
}
