import { useId } from 'react';
import { articleCovers, articleNames, topics } from '#features/shared/articles';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Anchor } from '#ui/Anchor';
import { Heading } from '#ui/Heading';
import { Image } from '#ui/Image';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './Articles.css';

/** Four articles to read before anything is bought: one large, three small. */
export function Articles() {
  const text = useMessages(messages);
  const names = useMessages(articleNames);
  const headingId = useId();
  return (
    <Stack gap="7" as="section" aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {text.articles}
      </Heading>
      <ul className={styles.list}>
        {topics.slice(0, 4).map((topic, at) => (
          <li key={topic} className={styles.article}>
            <div className={styles.words}>
              <Heading level={3} size={at === 0 ? 'h3' : 'h4'}>
                <Anchor href={routes.blog.href(topic)} className={styles.link}>
                  {names[topic].title}
                </Anchor>
              </Heading>
              <Text tone="muted">{names[topic].line}</Text>
            </div>
            <div className={styles.picture}>
              <Image {...articleCovers[topic]} alt="" ratio="fill" />
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
