import { TextPage, TextSkeleton } from '#features/shared/content';
import { useCountry, useMessages } from '#features/shared/country';
import { Lazy, PageBreadcrumb, PageHeading } from '#features/shared/page';
import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { library } from './library';
import { messages } from './messages';
import type { InformationPage } from './pages';
import { Help } from './parts/Help';
import { mdxComponents } from './parts/mdxComponents';
import { Opening } from './parts/Opening';

export interface InformationScreenProps {
  page: InformationPage;
}

const isAboutUs = (page: InformationPage) => page === 'our-story' || page === 'about';

/** A page with one long text, such as the story of the shop or a policy (Screens/Information). */
export function InformationScreen({ page }: InformationScreenProps) {
  const text = useMessages(messages);
  const { title, lead, description = lead } = text.pages[page];
  const subtitle = (
    <Text size="lead" tone="muted">
      {lead}
    </Text>
  );
  return (
    <Container as="article" key={page}>
      <Stack gap="8" paddingStart="6" paddingEnd="12">
        <Stack gap="5">
          <PageBreadcrumb current={title} />
          {isAboutUs(page) ? (
            <Opening>
              <PageHeading size="hero" description={description}>
                {title}
              </PageHeading>
              {subtitle}
            </Opening>
          ) : (
            <Stack gap="3">
              <PageHeading description={description}>{title}</PageHeading>
              {subtitle}
            </Stack>
          )}
        </Stack>
        <Lazy code={library(page, useCountry().code)} loading={<TextSkeleton />}>
          {(content) => (
            <TextPage content={content} components={mdxComponents}>
              <Help />
            </TextPage>
          )}
        </Lazy>
      </Stack>
    </Container>
  );
}
