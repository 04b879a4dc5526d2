import { memo } from 'react';
import type { Offer } from '#features/shared/api';
import { withKeys } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { Accordion } from '#ui/Accordion';
import { Icon } from '#ui/Icon';
import { Image } from '#ui/Image';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Tabs } from '#ui/Tabs';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { hasFacts, ProductFacts } from './ProductFacts';

/** The row with the facts of the product, which a button at the price opens. */
export const FACTS_ROW = 'facts';

export interface DetailsProps {
  offer: Offer;
  /** The open row of the accordion; the first if not chosen yet. */
  open: string | undefined;
  onOpenChange: (row: string) => void;
}

/** The offer's description in tabs. Memoized: a press on a row below waits for none of them. */
const Description = memo(function Description({ offer }: Pick<DetailsProps, 'offer'>) {
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
  return tabs.length > 0 && <Tabs label={text.about} items={tabs} findable />;
});

/** The offer's description in tabs, and more information in an accordion. Empty fields have no tab and no row. */
export const Details = memo(function Details({ offer, open, onOpenChange }: DetailsProps) {
  const text = useMessages(messages);
  const rows = [
    offer.benefits.length > 0 && {
      value: 'info',
      heading: text.info,
      content: <Points texts={offer.benefits} />,
    },
    hasFacts(offer) && {
      value: FACTS_ROW,
      heading: text.facts.heading,
      content: <ProductFacts offer={offer} />,
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
      <Description offer={offer} />
      <Accordion items={rows} value={open ?? rows[0]?.value ?? ''} onChange={onOpenChange} level={2} />
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
