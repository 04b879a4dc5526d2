import { ButtonLink } from '#ui/ButtonLink';
import { Container } from '#ui/Container';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { useMessages } from '../country';
import { routes } from '../routes';
import { messages } from './messages';
import { PageHeading } from './PageHeading';

/** An address that leads nowhere, with ways on (decision 7). */
export function NotFound() {
  const text = useMessages(messages);
  return (
    <Container>
      <Stack gap="6" paddingBlock="section">
        <PageHeading>{text.notFound}</PageHeading>
        <Text size="lead" tone="muted">
          {text.notFoundHint}
        </Text>
        <Inline gap="4">
          <ButtonLink href={routes.mostPopular.href()}>{text.toShop}</ButtonLink>
          <ButtonLink href={routes.home.href()} tone="quiet">
            {text.home}
          </ButtonLink>
        </Inline>
      </Stack>
    </Container>
  );
}
