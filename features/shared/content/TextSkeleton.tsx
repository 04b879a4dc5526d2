import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { useMessages } from '../country';
import * as styles from './TextPage.css';
import { messages } from './textMessages';

/** The skeleton of a text: its table of contents and first lines. */
export function TextSkeleton() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.loading}>
      <div className={`${styles.layout} ${styles.loading}`}>
        <div className={styles.aside}>
          <div className={styles.contents}>
            <Stack gap="4">
              <Skeleton shape="line" width="half" />
              <Skeleton shape="line" width="most" />
              <Skeleton shape="line" width="most" />
              <Skeleton shape="line" width="most" />
              <Skeleton shape="line" width="most" />
            </Stack>
          </div>
        </div>
        <div className={styles.column}>
          <Stack gap="2">
            <Skeleton shape="heading" />
            <Skeleton shape="heading" width="most" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="line" width="half" />
          </Stack>
        </div>
      </div>
    </SkeletonGroup>
  );
}
