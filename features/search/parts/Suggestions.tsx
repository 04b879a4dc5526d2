import { useId } from 'react';
import { articleCovers, contentMessages, type Topic, topics } from '#features/shared/content';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Image } from '#ui/Image';
import { LinkBox, LinkOverlay } from '#ui/LinkBox';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { piecesOf } from './pieces';

/** The articles that the search opens with. */
const SUGGESTED_ARTICLES = 3;

/** Links to articles: the first ones, or those whose title contains the query. */
export function Articles({ query = '' }: { query?: string }) {
  const text = useMessages(messages);
  const names = useMessages(contentMessages).articles;
  const found: readonly Topic[] = query
    ? topics.filter((topic) => piecesOf(names[topic].title, query))
    : topics.slice(0, SUGGESTED_ARTICLES);
  const labelId = useId();
  if (found.length === 0) return null;
  return (
    <Stack gap="3">
      <Text id={labelId} size="ui" tone="muted">
        {text.articles}
      </Text>
      <Stack as="ul" gap="2" rules="above" aria-labelledby={labelId}>
        {found.map((topic) => (
          <LinkBox as="li" key={topic}>
            <MediaObject
              media={<Image {...articleCovers[topic]} alt="" ratio="wide" corners="medium" />}
              width="large"
              gap="4"
              align="center"
            >
              <Text as="span" size="h4">
                <LinkOverlay href={routes.blog.href(topic)} underline="hover">
                  {names[topic].title}
                </LinkOverlay>
              </Text>
            </MediaObject>
          </LinkBox>
        ))}
      </Stack>
    </Stack>
  );
}
