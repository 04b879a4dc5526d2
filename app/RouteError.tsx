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

/** The last resort: a screen that could not be drawn (seed §2). The router has logged the cause. */
export function RouteError() {
  const text = useMessages(messages);
  return (
    <Container>
      <Stack gap="6" paddingBlock="section">
        <PageHeading>{text.renderError}</PageHeading>
        <Text size="lead" tone="muted">
          {text.renderErrorHint}
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
