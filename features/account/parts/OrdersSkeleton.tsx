import { MediaObject } from '#ui/MediaObject';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Timeline } from '#ui/Timeline';
import * as styles from './Orders.css';

/** Placeholder for the newest order and a few earlier ones. Render it inside a `SkeletonGroup`. */
export function OrdersSkeleton() {
  return (
    <Stack gap="9">
      <div className={styles.newest.neutral}>
        <div className={styles.head}>
          <Stack gap="1">
            <Skeleton shape="heading" width="half" />
            <Skeleton shape="line" width="quarter" />
          </Stack>
        </div>
        <div className={styles.pictures}>
          {['first', 'second'].map((picture) => (
            <div key={picture} className={styles.pictureOf}>
              <Skeleton shape="block" ratio="portrait" />
            </div>
          ))}
        </div>
        <div className={styles.line}>
          <Skeleton shape="line" width="most" />
          <Skeleton shape="line" width="half" />
        </div>
        <div className={styles.steps}>
          <Timeline
            direction="row"
            state="loading"
            steps={['first', 'second', 'third', 'fourth'].map((key) => ({
              key,
              content: <Skeleton shape="line" width="most" />,
            }))}
          />
        </div>
      </div>
      <Stack gap="4" rules="below">
        {[1, 2, 3].map((row) => (
          <MediaObject
            key={row}
            media={<Skeleton shape="block" ratio="portrait" />}
            width="medium"
            align="center"
            gap="4"
          >
            <Skeleton shape="line" width="most" />
            <Skeleton shape="line" width="quarter" />
          </MediaObject>
        ))}
      </Stack>
    </Stack>
  );
}
