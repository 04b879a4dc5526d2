import type { ComponentProps } from 'react';
import { type Group, type Offer, useOffers } from '#features/shared/api';
import { useCountry, useMessages } from '#features/shared/country';
import { BundleCard, OfferCard, OfferCardSkeleton } from '#features/shared/offer';
import { LoadFailure, NoOffers, RenderInBatches, ToShop } from '#features/shared/page';
import { EmptyState } from '#ui/EmptyState';
import { Grid } from '#ui/Grid';
import { SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import { CARD_SIZES, PRIORITY_COUNT } from '../pictures';
import { type Sort, sortOffers } from './sorting';

export interface ItemsProps {
  group: Group | undefined;
  sort: Sort | undefined;
  /** The offers of the group. `undefined` while they load. */
  offers: Offer[] | undefined;
}

/** The offers as cards, or the reason why there are none. */
export function Items({ group, sort, offers }: ItemsProps) {
  const text = useMessages(messages);
  const { lang } = useCountry();
  const { data: all, isError, isFetching, refetch } = useOffers();
  if (!all?.length && isError) return <LoadFailure busy={isFetching} onRetry={refetch} />;
  if (!offers) {
    return (
      <SkeletonGroup label={text.loading}>
        <CardGrid>
          {[1, 2, 3, 4, 5, 6].map((index) => (
            <OfferCardSkeleton key={index} />
          ))}
        </CardGrid>
      </SkeletonGroup>
    );
  }
  if (all?.length === 0) return <NoOffers busy={isFetching} onRetry={refetch} />;
  if (offers.length === 0) {
    return (
      <EmptyState icon="box" title={text.empty} action={<ToShop />}>
        {text.emptyHint}
      </EmptyState>
    );
  }
  const sorted = sortOffers(offers, sort, lang);
  const bundle = group || sort ? undefined : offers.find((offer) => offer.children);
  const others = sorted.filter((offer) => offer !== bundle);
  const featured = others.length > FIRST_COUNT ? bundle : undefined;
  const listed = featured ? others : sorted;
  const [first, rest] = [listed.slice(0, FIRST_COUNT), listed.slice(FIRST_COUNT)];
  if (!featured) return <Cards first={first} rest={rest} />;
  return (
    <Stack gap="9">
      <Cards first={first} />
      <RenderInBatches>
        <BundleCard offer={featured} />
        <Cards rest={rest} />
      </RenderInBatches>
    </Stack>
  );
}

/** Number of cards above the fold and above the featured bundle: whole rows of two and of three. */
const FIRST_COUNT = 6;

/** Number of cards in each step of a long list: whole rows of two and of three. */
const PER_STEP = 6;

/** Whether a list has so many offers that to render or to fade all at once would be a noticeable pause on a phone. */
export const isLong = ({ length }: readonly Offer[]) => length > 60;

interface CardsProps {
  /** Offers above the fold. */
  first?: readonly Offer[];
  rest?: readonly Offer[];
}

function Cards({ first = [], rest = [] }: CardsProps) {
  const card = (offer: Offer, priority: boolean) => (
    <li key={offer.id}>
      <OfferCard offer={offer} sizes={CARD_SIZES} priority={priority} hasLink />
    </li>
  );
  return (
    <CardGrid as="ul">
      {first.map((offer, index) => card(offer, index < PRIORITY_COUNT))}
      <RenderInBatches perStep={PER_STEP} always={isLong(rest)}>
        {rest.map((offer) => card(offer, false))}
      </RenderInBatches>
    </CardGrid>
  );
}

function CardGrid(props: Pick<ComponentProps<typeof Grid>, 'as' | 'children'>) {
  return (
    <Grid
      {...props}
      columns={{ phone: 2, tablet: 3 }}
      gap={{ phone: '7', tablet: '9', desktop: '10' }}
      columnGap={{ phone: '3', tablet: '6' }}
    />
  );
}
