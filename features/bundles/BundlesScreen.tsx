import { useOffers } from '#features/shared/api';
import { useSeenList } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { OffersDate } from '#features/shared/offer';
import { LoadFailure, PageHeading } from '#features/shared/page';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { EmptyState } from '#ui/EmptyState';
import { Spinner } from '#ui/Spinner';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from './messages';
import { BundleCard } from './parts/BundleCard';

/** Lists the bundles: offers that contain other offers (Screens/Bundles). */
export function BundlesScreen() {
  const text = useMessages(messages);
  return (
    <Container>
      <Stack gap="8" paddingBlock="8">
        <Stack gap="3">
          <PageHeading description={text.lead}>{text.heading}</PageHeading>
          <Text size="lead" tone="muted">
            {text.lead}
          </Text>
        </Stack>
        <Bundles />
      </Stack>
    </Container>
  );
}

function Bundles() {
  const text = useMessages(messages);
  const { data: offers, isError, isFetching, refetch } = useOffers();
  const bundles = offers?.filter((offer) => offer.children) ?? [];
  useSeenList('bundles', bundles);
  if (!offers && isError) return <LoadFailure busy={isFetching} onRetry={refetch} />;
  if (!offers) {
    return (
      <Stack align="center" paddingBlock="13">
        <Spinner size="large" label={text.loading} />
      </Stack>
    );
  }
  if (bundles.length === 0) {
    return (
      <EmptyState
        icon="box"
        title={text.empty}
        action={<Button href={routes.mostPopular.href()}>{text.toMostPopular}</Button>}
      >
        {text.emptyHint}
      </EmptyState>
    );
  }
  return (
    <Stack gap="5">
      <OffersDate />
      <Stack gap="7" as="ul">
        {bundles.map((offer, index) => (
          <li key={offer.id}>
            <BundleCard offer={offer} priority={index === 0} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
