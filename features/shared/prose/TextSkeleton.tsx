import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { useMessages } from '../country';
import { messages } from './messages';
import * as styles from './TextPage.css';

/** Stands in for a text that is on its way. */
export function TextSkeleton() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.loading}>
      <div className={styles.loading}>
        <Stack gap="5">
          <Skeleton shape="line" width="most" />
          <Skeleton shape="line" width="half" />
          <Skeleton shape="block" />
        </Stack>
      </div>
    </SkeletonGroup>
  );
}
