import { useRouteError } from 'react-router-dom';
import { useMessages } from '#features/shared/country';
import { PageHeading } from '#features/shared/page';
import { routes } from '#features/shared/routes';
import { Button } from '#ui/Button';
import { ButtonLink } from '#ui/ButtonLink';
import { Container } from '#ui/Container';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from './messages';

/** What the browsers and the build say of a part of the shop that could not be fetched. */
const CHUNK_FAILURES =
  /dynamically imported module|importing a module script failed|unable to preload|failed to load module script/i;

/** The last resort: a screen that could not be drawn (seed §2) or whose code did not come (seed §8). The router has logged the cause. */
export function RouteError() {
  const text = useMessages(messages);
  const error = useRouteError();
  const isChunk = error instanceof Error && CHUNK_FAILURES.test(error.message);
  return (
    <Container>
      <Stack gap="6" paddingBlock="section">
        <PageHeading>{isChunk ? text.chunkError : text.renderError}</PageHeading>
        <Text size="lead" tone="muted">
          {isChunk ? text.chunkErrorHint : text.renderErrorHint}
        </Text>
        <Inline gap="4">
          <Button onClick={() => location.reload()}>{text.reload}</Button>
          <ButtonLink href={routes.home.href()} tone="quiet">
            {text.home}
          </ButtonLink>
        </Inline>
      </Stack>
    </Container>
  );
}
