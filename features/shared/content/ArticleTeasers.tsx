import { Anchor } from '#ui/Anchor';
import { Heading } from '#ui/Heading';
import { Image } from '#ui/Image';
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

/** Articles to read next. Each leads to its article, picture and all. */
export function ArticleTeasers({ topics, layout }: ArticleTeasersProps) {
  const names = useMessages(articleNames);
  const hasLine = layout === 'firstLarge';
  return (
    <ul className={styles.lists[layout]}>
      {topics.map((topic, at) => (
        <li key={topic} className={styles.articles[layout]}>
          <div className={styles.words}>
            <Heading level={3} size={hasLine && at === 0 ? 'h3' : 'h4'}>
              <Anchor href={routes.blog.href(topic)} className={styles.link}>
                {names[topic].title}
              </Anchor>
            </Heading>
            {hasLine && <Text tone="muted">{names[topic].line}</Text>}
          </div>
          <div className={styles.picture}>
            <Image {...articleCovers[topic]} alt="" ratio="fill" />
          </div>
        </li>
      ))}
    </ul>
  );
}
