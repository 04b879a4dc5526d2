import { useId } from 'react';
import { facts, formatNumber, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Band } from '#ui/Band';
import { Button } from '#ui/Button';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './Community.css';
import { Quotes } from './Quotes';

/** The community, which is free and separate from the club. */
export function Community() {
  const { community } = useMessages(messages);
  const headingId = useId();
  return (
    <Band as="section" tone="deep" aria-labelledby={headingId}>
      <Container>
        <Columns columns={{ desktop: '1:1' }} gap="9" columnGap="12" align="center">
          <Stack gap="5" align="start">
            <Heading level={2} id={headingId}>
              <span className={styles.figure}>{`${formatNumber(facts.community.membersOnLanding)}+`}</span>{' '}
              {community.heading}
            </Heading>
            <Text size="lead" tone="muted">
              {community.lead}
            </Text>
            <Button href={routes.community.href()} tone="quiet">
              {community.action}
            </Button>
          </Stack>
          <Quotes />
        </Columns>
      </Container>
    </Band>
  );
}
