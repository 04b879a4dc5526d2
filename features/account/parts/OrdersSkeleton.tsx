import { MediaObject } from '#ui/MediaObject';
import { Skeleton } from '#ui/Skeleton';
import { media, useMedia } from '#ui/theme';
import * as styles from './OrdersSkeleton.css';

/** Placeholder for a few orders. Render it inside a `SkeletonGroup`. */
export function OrdersSkeleton() {
  const isWide = useMedia(media.from('md'));
  return (
    <div>
      <div className={styles.head}>
        <Skeleton shape="line" width="most" />
      </div>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.order}>
          <Skeleton shape="line" width="most" />
          <Skeleton shape="line" width="most" />
          {isWide && (
            <>
              <Skeleton shape="line" width="half" />
              <MediaObject media={<Skeleton shape="block" ratio="portrait" />} width="small" align="center">
                <Skeleton shape="line" width="half" />
              </MediaObject>
              <Skeleton shape="line" width="most" />
              <Skeleton shape="line" width="most" />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
