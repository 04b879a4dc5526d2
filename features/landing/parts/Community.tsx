import { useId } from 'react';
import { facts, formatNumber, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Band } from '#ui/Band';
import { ButtonLink } from '#ui/ButtonLink';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './Community.css';

/** The community, which is free and not the same as the club (seed §2, §9). */
export function Community() {
  const { community } = useMessages(messages);
  const headingId = useId();
  return (
    <Band as="section" tone="deep" aria-labelledby={headingId}>
      <Container>
        <div className={styles.halves}>
          <Stack gap="5" align="start">
            <Heading level={2} id={headingId}>
              <span className={styles.figure}>{formatNumber(facts.community.membersOnLanding)}+</span>{' '}
              {community.heading}
            </Heading>
            <div className={styles.lead}>
              <Text size="lead" tone="muted">
                {community.lead}
              </Text>
            </div>
            <ButtonLink href={routes.community.href()} tone="quiet">
              {community.action}
            </ButtonLink>
          </Stack>
          <ul className={styles.points}>
            {community.points.map(({ title, text }) => (
              <li key={title} className={styles.point}>
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{text}</Text>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Band>
  );
}
