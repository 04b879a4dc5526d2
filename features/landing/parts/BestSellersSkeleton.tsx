import { useMessages } from '#features/shared/country';
import { OfferCardSkeleton } from '#features/shared/offer';
import { CarouselSkeleton } from '#ui/Carousel';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';

/** Placeholder of the filter and of one page of cards while the carousel or the offers load. */
export function BestSellersSkeleton() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.loading}>
      <Stack gap="5">
        <Skeleton shape="control" />
        <CarouselSkeleton card={<OfferCardSkeleton />} />
      </Stack>
    </SkeletonGroup>
  );
}
