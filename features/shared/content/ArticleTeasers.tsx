import { Heading } from '#ui/Heading';
import { Image } from '#ui/Image';
import { LinkBox, LinkBoxPicture, LinkOverlay } from '#ui/LinkBox';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { useMessages } from '../country';
import { routes } from '../routes';
import * as styles from './ArticleTeasers.css';
import { articleNames } from './articleMessages';
import { articleCovers } from './covers';
import type { Topic } from './topics';

export interface ArticleTeasersProps {
  topics: readonly Topic[];
  /** Four by picture and title; or four of which the first is large, each with its one line. */
  layout: 'alike' | 'firstLarge';
}

function placeOf(index: number, count: number): 'first' | 'any' | 'last' {
  if (index === 0) return 'first';
  return index === count - 1 ? 'last' : 'any';
}

/** Articles to read next. Each leads to its article, picture and all. */
export function ArticleTeasers({ topics, layout }: ArticleTeasersProps) {
  const names = useMessages(articleNames);
  const hasLine = layout === 'firstLarge';
  return (
    <ul className={styles.lists[layout]}>
      {topics.map((topic, at) => {
        const place = hasLine ? placeOf(at, topics.length) : 'any';
        return (
          <li key={topic} className={styles.places[place]}>
            <LinkBox as="article">
              <div className={styles.teasers[place]}>
                <Stack gap="2">
                  <Heading level={3} size={place === 'first' ? 'h3' : 'h4'}>
                    <LinkOverlay href={routes.blog.href(topic)} underline="hover">
                      {names[topic].title}
                    </LinkOverlay>
                  </Heading>
                  {hasLine && <Text tone="muted">{names[topic].line}</Text>}
                </Stack>
                <div className={styles.pictures[place]}>
                  <LinkBoxPicture>
                    <Image {...articleCovers[topic]} alt="" ratio="fill" />
                  </LinkBoxPicture>
                </div>
              </div>
            </LinkBox>
          </li>
        );
      })}
    </ul>
  );
}
