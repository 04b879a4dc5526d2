import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { media, useMedia } from '#ui/theme';
import { useMessages } from '../country';
import { messages } from './messages';
import { TextLayout } from './TextLayout';

/** The skeleton of a text, higher than most windows: its first paragraphs, and its table of contents beside them. */
export function TextSkeleton() {
  const text = useMessages(messages);
  const contents = useMedia(media.above('xl')) && (
    <Stack gap="4">
      <Skeleton shape="line" width="half" />
      <Skeleton shape="line" width="most" />
      <Skeleton shape="line" width="most" />
      <Skeleton shape="line" width="most" />
      <Skeleton shape="line" width="most" />
    </Stack>
  );
  return (
    <SkeletonGroup label={text.loading}>
      <TextLayout aside={contents}>
        <Stack gap="8">
          {[1, 2, 3, 4].map((paragraph) => (
            <Stack key={paragraph} gap="2">
              <Skeleton shape="heading" width="most" />
              <Skeleton shape="line" />
              <Skeleton shape="line" />
              <Skeleton shape="line" />
              <Skeleton shape="line" width="half" />
            </Stack>
          ))}
        </Stack>
      </TextLayout>
    </SkeletonGroup>
  );
}
