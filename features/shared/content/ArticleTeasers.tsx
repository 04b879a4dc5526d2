import { Heading } from '#ui/Heading';
import { Image } from '#ui/Image';
import { LinkBox, LinkBoxPicture, LinkOverlay } from '#ui/LinkBox';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { useMessages } from '../country';
import { routes } from '../navigation';
import * as styles from './ArticleTeasers.css';
import { articleCovers } from './covers';
import { messages } from './messages';
import type { Topic } from './topics';

export interface ArticleTeasersProps {
  topics: readonly Topic[];
  /** `alike`: equal teasers with picture and title. `firstLarge`: a large first one with a line of text. */
  layout: 'alike' | 'firstLarge';
}

/** Of four articles in the layout `firstLarge`. */
const ends = ['first', undefined, undefined, 'last'] as const;

/** A list of articles; each whole teaser is a link. */
export function ArticleTeasers({ topics, layout }: ArticleTeasersProps) {
  const names = useMessages(messages).articles;
  return (
    <ul className={styles.lists[layout]}>
      {topics.map((topic, index) => {
        const position = (layout === 'firstLarge' && ends[index]) || 'any';
        return (
          <li key={topic} className={styles.cells[position]}>
            <LinkBox as="article">
              <div className={styles.teasers[position]}>
                <div className={styles.pictures[position]}>
                  <LinkBoxPicture>
                    <Image {...articleCovers[topic]} alt="" ratio="fill" />
                  </LinkBoxPicture>
                </div>
                <Stack gap="2">
                  <Heading level={3} size={position === 'first' ? 'h3' : 'h4'}>
                    <LinkOverlay href={routes.blog.href(topic)} underline="hover">
                      {names[topic].title}
                    </LinkOverlay>
                  </Heading>
                  {position === 'first' && <Text tone="muted">{names[topic].line}</Text>}
                </Stack>
              </div>
            </LinkBox>
          </li>
        );
      })}
    </ul>
  );
}
