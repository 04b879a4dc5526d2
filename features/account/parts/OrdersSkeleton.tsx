import { Columns } from '#ui/Columns';
import { MediaObject } from '#ui/MediaObject';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { media, useMedia } from '#ui/theme';

/** Placeholder for a few orders. Render it inside a `SkeletonGroup`. */
export function OrdersSkeleton() {
  const isWide = useMedia(media.from('md'));
  return (
    <Stack gap="3">
      <Skeleton shape="line" size="small" width="half" />
      <Stack gap="4" rules="above">
        {[1, 2, 3, 4].map((row) => (
          <Columns key={row} columns={isWide ? '2:3' : '1:1'} align="center">
            <Skeleton shape="line" width="most" />
            {isWide ? (
              <MediaObject media={<Skeleton shape="block" ratio="portrait" />} width="small" align="center">
                <Skeleton shape="line" size="target" width="most" />
                <Skeleton shape="line" size="target" width="half" />
              </MediaObject>
            ) : (
              <Skeleton shape="line" width="most" />
            )}
          </Columns>
        ))}
      </Stack>
    </Stack>
  );
}
