import { Container } from '#ui/Container';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';

/** The first moment of the first visit, before the screen's code is here. */
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
