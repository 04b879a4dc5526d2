import { Container } from '#ui/Container';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';

/** Placeholder of the initial page of a visit while its code loads. */
export function PageSkeleton() {
  return (
    <Container>
      <Stack gap="6" paddingBlock="9">
        <Skeleton shape="line" />
        <Skeleton shape="block" />
      </Stack>
    </Container>
  );
}
