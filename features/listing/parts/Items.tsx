import { type Group, type Offer, useOffers } from '#features/shared/api';
import { useCountry, useMessages } from '#features/shared/country';
import { OfferCard, OfferCardSkeleton } from '#features/shared/offer';
import { LoadFailure } from '#features/shared/page';
import { routes } from '#features/shared/routes';
import { Button } from '#ui/Button';
import { ButtonLink } from '#ui/ButtonLink';
import { EmptyState } from '#ui/EmptyState';
import { Grid } from '#ui/Grid';
import { SkeletonGroup } from '#ui/Skeleton';
import * as styles from '../ListingScreen.css';
import { messages } from '../messages';
import { BundleFeature } from './BundleFeature';
import { type Sort, sortOffers } from './sorting';

const CARD_SIZES = '(width < 800px) 50vw, (width <= 1020px) 33vw, 340px';
/** Number of cards whose pictures load with priority, because they are above the fold. */
const PRIORITY_COUNT = 2;

export interface ItemsProps {
  group: Group | undefined;
  sort: Sort | undefined;
  /** The offers of the group. `undefined` while they load. */
  offers: Offer[] | undefined;
}

/** The offers as cards, or the reason why there are none. */
export function Items({ group, sort, offers }: ItemsProps) {
  const text = useMessages(messages);
  const { locale } = useCountry();
  const { isError, isFetching, refetch } = useOffers();
  if (!offers && isError) return <LoadFailure busy={isFetching} onRetry={refetch} />;
  if (!offers) {
    return (
      <SkeletonGroup label={text.loading}>
        <Grid layout="cards">
          {[1, 2, 3, 4, 5, 6].map((index) => (
            <OfferCardSkeleton key={index} />
          ))}
        </Grid>
      </SkeletonGroup>
    );
  }
  if (offers.length === 0) {
    return (
      <EmptyState
        icon="box"
        title={text.empty}
        action={
          group ? (
            <ButtonLink href={routes.mostPopular.href()}>{text.toMostPopular}</ButtonLink>
          ) : (
            <Button busy={isFetching} onClick={() => refetch()}>
              {text.retry}
            </Button>
          )
        }
      >
        {group ? text.emptyHint : text.emptyShopHint}
      </EmptyState>
    );
  }
  const featured = group || sort ? undefined : offers.find((offer) => offer.children);
  return (
    <Grid layout="cards" as="ul">
      {withFeature(sortOffers(offers, sort, locale), featured).map((offer, index) =>
        offer === featured ? (
          <li key={offer.id} className={styles.feature}>
            <BundleFeature offer={offer} />
          </li>
        ) : (
          <li key={offer.id}>
            <OfferCard offer={offer} sizes={CARD_SIZES} priority={index < PRIORITY_COUNT} />
          </li>
        ),
      )}
    </Grid>
  );
}

/** Index of the featured bundle, after the first row of three. */
const FEATURE_INDEX = 3;

/** Moves the featured bundle behind the first row. */
function withFeature(offers: Offer[], featured: Offer | undefined): Offer[] {
  if (!featured) return offers;
  const others = offers.filter((offer) => offer !== featured);
  return [...others.slice(0, FEATURE_INDEX), featured, ...others.slice(FEATURE_INDEX)];
}
