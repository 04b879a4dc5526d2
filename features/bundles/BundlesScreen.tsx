import { useOffers } from '#features/shared/api';
import { useSeenList } from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { BundleCard } from '#features/shared/offer';
import { LoadFailure, NoOffers, PageIntro, ToShop } from '#features/shared/page';
import { Container } from '#ui/Container';
import { EmptyState } from '#ui/EmptyState';
import { Spinner } from '#ui/Spinner';
import { Stack } from '#ui/Stack';
import { messages } from './messages';

/** Lists the bundles: offers that contain other offers (Screens/Bundles). */
export function BundlesScreen() {
  const text = useMessages(messages);
  return (
    <Container>
      <Stack gap="8" paddingBlock="8">
        <PageIntro lead={text.lead}>{text.heading}</PageIntro>
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
  if (!offers?.length && isError) return <LoadFailure busy={isFetching} onRetry={refetch} />;
  if (!offers) {
    return (
      <Stack align="center" paddingBlock="13">
        <Spinner label={text.loading} />
      </Stack>
    );
  }
  if (offers.length === 0) return <NoOffers busy={isFetching} onRetry={refetch} />;
  if (bundles.length === 0) {
    return (
      <EmptyState icon="box" title={text.empty} action={<ToShop />}>
        {text.emptyHint}
      </EmptyState>
    );
  }
  return (
    <Stack gap="7" as="ul">
      {bundles.map((offer, index) => (
        <li key={offer.id}>
          <BundleCard offer={offer} priority={index === 0} />
        </li>
      ))}
    </Stack>
  );
}
