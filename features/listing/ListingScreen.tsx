import { useParams } from 'react-router-dom';
import * as v from 'valibot';
import { type Group, groups, type Offer, useOffers } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { groupNames, OfferCard, OfferCardSkeleton } from '#features/shared/offer';
import { LoadFailure, NotFound, PageHeading } from '#features/shared/page';
import { routes } from '#features/shared/routes';
import { Button } from '#ui/Button';
import { ButtonLink } from '#ui/ButtonLink';
import { Container } from '#ui/Container';
import { EmptyState } from '#ui/EmptyState';
import { Grid } from '#ui/Grid';
import { SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import * as styles from './ListingScreen.css';
import { messages } from './messages';
import { BundleFeature } from './parts/BundleFeature';
import { Categories } from './parts/Categories';

const groupSchema = v.optional(v.picklist(groups));

/** What sells best, or one category of it (seed §2). */
export function ListingScreen() {
  const group = v.safeParse(groupSchema, useParams().group);
  return group.success ? <Listing group={group.output} /> : <NotFound />;
}

function Listing({ group }: { group: Group | undefined }) {
  const text = useMessages(messages);
  const groupName = useMessages(groupNames);
  const { data: offers } = useOffers();
  const shown = offers?.filter((offer) => group === undefined || offer.group === group);
  return (
    <Container>
      <Stack gap="0" paddingBlock="8">
        <Stack gap="3">
          <PageHeading>{group ? groupName[group] : text.mostPopular}</PageHeading>
          <Text size="lead" tone="muted">
            {text.lead}
          </Text>
        </Stack>
        <div className={styles.layout}>
          <div className={styles.aside}>
            <Categories current={group} />
          </div>
          <Stack gap="5">
            <Text size="small" tone="muted">
              <span role="status">{shown?.length ? text.count(shown.length) : null}</span>
              {'\u00A0'}
            </Text>
            <Items group={group} offers={shown} />
          </Stack>
        </div>
      </Stack>
    </Container>
  );
}

const CARD_SIZES = '(width < 800px) 50vw, (width <= 1020px) 33vw, 340px';
/** The cards that a first look sees. */
const FIRST_SEEN = 2;

function Items({ group, offers }: { group: Group | undefined; offers: Offer[] | undefined }) {
  const text = useMessages(messages);
  const { isError, isFetching, refetch } = useOffers();
  if (isError) return <LoadFailure busy={isFetching} onRetry={refetch} />;
  if (!offers) {
    return (
      <SkeletonGroup label={text.loading}>
        <Grid layout="cardsLarge">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <OfferCardSkeleton key={place} />
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
  return (
    <Grid layout="cardsLarge" as="ul">
      {featureOneBundle(offers, group).map((offer, index) =>
        offer.children && index === FEATURE_PLACE ? (
          <li key={offer.id} className={styles.feature}>
            <BundleFeature offer={offer} />
          </li>
        ) : (
          <li key={offer.id}>
            <OfferCard offer={offer} sizes={CARD_SIZES} priority={index < FIRST_SEEN} />
          </li>
        ),
      )}
    </Grid>
  );
}

/** After the first row of three. */
const FEATURE_PLACE = 3;

/** Moves the first bundle behind the first row; a category shows its offers as they come. */
function featureOneBundle(offers: Offer[], group: Group | undefined): Offer[] {
  const bundle = group ? undefined : offers.find((offer) => offer.children);
  if (!bundle) return offers;
  const others = offers.filter((offer) => offer !== bundle);
  return [...others.slice(0, FEATURE_PLACE), bundle, ...others.slice(FEATURE_PLACE)];
}
