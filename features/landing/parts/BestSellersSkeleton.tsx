import { useMessages } from '#features/shared/country';
import { OfferCardSkeleton } from '#features/shared/offer';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import * as styles from './BestSellersSkeleton.css';

/** Placeholder of the filter and of one page of cards while the carousel or the offers load. */
export function BestSellersSkeleton() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.loading}>
      <Stack gap="5">
        <Skeleton shape="control" />
        <div className={styles.page}>
          {[1, 2, 3, 4, 5].map((index) => (
            <div key={index} className={styles.card}>
              <OfferCardSkeleton />
            </div>
          ))}
        </div>
      </Stack>
    </SkeletonGroup>
  );
}
