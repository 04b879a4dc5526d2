import { useId } from 'react';
import type { Topic } from '#features/shared/content';
import { newTabLabel, useMessages } from '#features/shared/country';
import { Heading } from '#ui/Heading';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { sources } from '../sources';
import * as styles from './Sources.css';

/** What an article rests on, and who has written it. */
export function Sources({ topic }: { topic: Topic }) {
  const text = useMessages(messages);
  const headingId = useId();
  return (
    <Stack gap="4" as="section" aria-labelledby={headingId}>
      <Heading level={2} size="h3" id={headingId}>
        {text.sources}
      </Heading>
      <Stack gap="3" as="ul">
        {sources[topic].map(({ title, publisher, year, href }) => (
          <li key={href} className={styles.source}>
            <Text>
              <Link href={href} placement="listed" newTabLabel={newTabLabel}>
                <span lang="en">{title}</span>
              </Link>
            </Text>
            <Text size="small" tone="muted">
              <span lang="en">{publisher}</span>, {year}.
            </Text>
          </li>
        ))}
      </Stack>
      <Text tone="muted">{text.writtenBy}</Text>
    </Stack>
  );
}
