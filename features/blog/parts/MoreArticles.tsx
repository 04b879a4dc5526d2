import { useId } from 'react';
import { articleCovers, articleNames, type Topic } from '#features/shared/articles';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Anchor } from '#ui/Anchor';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Image } from '#ui/Image';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import * as styles from './MoreArticles.css';

export interface MoreArticlesProps {
  topics: readonly Topic[];
}

/** The other articles, by picture and title. */
export function MoreArticles({ topics }: MoreArticlesProps) {
  const text = useMessages(messages);
  const names = useMessages(articleNames);
  const headingId = useId();
  return (
    <Band as="section" tone="sunken" aria-labelledby={headingId}>
      <Container>
        <Stack gap="7">
          <Heading level={2} id={headingId}>
            {text.more}
          </Heading>
          <ul className={styles.list}>
            {topics.map((topic) => (
              <li key={topic} className={styles.article}>
                <Heading level={3} size="h4">
                  <Anchor href={routes.blog.href(topic)} className={styles.link}>
                    {names[topic].title}
                  </Anchor>
                </Heading>
                <div className={styles.picture}>
                  <Image {...articleCovers[topic]} alt="" ratio="fill" />
                </div>
              </li>
            ))}
          </ul>
        </Stack>
      </Container>
    </Band>
  );
}
