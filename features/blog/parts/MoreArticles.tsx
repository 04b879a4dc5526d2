import { useId } from 'react';
import { ArticleTeasers, type Topic } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';

export interface MoreArticlesProps {
  topics: readonly Topic[];
}

/** Links to the other articles, each with picture and title. */
export function MoreArticles({ topics }: MoreArticlesProps) {
  const text = useMessages(messages);
  const headingId = useId();
  return (
    <Band as="section" tone="sunken" aria-labelledby={headingId}>
      <Container>
        <Stack gap="7">
          <Heading level={2} id={headingId}>
            {text.more}
          </Heading>
          <ArticleTeasers topics={topics} layout="alike" />
        </Stack>
      </Container>
    </Band>
  );
}
