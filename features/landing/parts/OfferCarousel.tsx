import { useState } from 'react';
import { type Group, groups, type Offer, useProducts } from '#features/shared/api';
import { useSeenList } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { OfferCard, offerMessages } from '#features/shared/offer';
import { LoadFailure, NoOffers } from '#features/shared/page';
import { Carousel } from '#ui/Carousel';
import { Select } from '#ui/Select';
import { Stack } from '#ui/Stack';
import { Tabs } from '#ui/Tabs';
import { media, useMedia } from '#ui/theme';
import { messages } from '../messages';
import { BestSellersSkeleton } from './BestSellersSkeleton';

/** The best sellers, which are single products: all or those of one category. */
export function OfferCarousel() {
  const text = useMessages(messages);
  const { data: offers, isError, isFetching, refetch } = useProducts();
  useSeenList('best-sellers', offers);
  if (!offers?.length && isError)
    return <LoadFailure title={text.failed} busy={isFetching} onRetry={refetch} />;
  if (!offers) return <BestSellersSkeleton />;
  if (offers.length === 0) return <NoOffers level={3} busy={isFetching} onRetry={refetch} />;
  return <Filtered offers={offers} />;
}

const ALL = 'all';

function Filtered({ offers }: { offers: Offer[] }) {
  const text = useMessages(messages);
  const groupName = useMessages(offerMessages).groups;
  const isNarrow = useMedia(media.below('sm'));
  const [choice, setChoice] = useState<string>(ALL);

  const available = groups.filter((group) => offers.some((offer) => offer.group === group));
  const chosen = available.find((group) => group === choice);

  if (isNarrow) {
    return (
      <Stack gap="5">
        <Select
          label={text.filter}
          labelDisplay="hidden"
          value={chosen ?? ALL}
          onChange={(event) => setChoice(event.target.value)}
          options={[
            { value: ALL, label: text.allCategories },
            ...available.map((group) => ({ value: group, label: groupName[group] })),
          ]}
        />
        <Page key={chosen ?? ALL} offers={offers} group={chosen} />
      </Stack>
    );
  }
  return (
    <Tabs
      label={text.filter}
      value={chosen ?? ALL}
      onChange={setChoice}
      items={[
        { value: ALL, label: text.all, content: <Page offers={offers} group={undefined} /> },
        ...available.map((group) => ({
          value: group,
          label: groupName[group],
          content: <Page offers={offers} group={group} />,
        })),
      ]}
    />
  );
}

/** The pictures are larger than their frames. */
const CARD_SIZES = `${media.upTo('xs')} 100vw, ${media.upTo('lg')} 62vw, ${media.upTo('xxl')} 32vw, 360px`;

function Page({ offers, group }: { offers: Offer[]; group: Group | undefined }) {
  const text = useMessages(messages);
  const groupName = useMessages(offerMessages).groups;
  const shown = group ? offers.filter((offer) => offer.group === group) : offers;
  return (
    <Carousel
      label={group ? groupName[group] : text.toAll}
      labels={text.carousel}
      autoplay
      slides={shown.map((offer) => ({
        key: offer.id,
        content: <OfferCard offer={offer} level={3} sizes={CARD_SIZES} />,
      }))}
    />
  );
}
