import { useId } from 'react';
import { ArticleTeasers, topics } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';

/** Four articles, one large and three small. */
export function Articles() {
  const text = useMessages(messages);
  const headingId = useId();
  return (
    <Stack gap="7" as="section" aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {text.articles}
      </Heading>
      <ArticleTeasers topics={topics.slice(0, 4)} layout="firstLarge" />
    </Stack>
  );
}
