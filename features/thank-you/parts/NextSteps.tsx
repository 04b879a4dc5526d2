import { useId } from 'react';
import { useMessages } from '#features/shared/country';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Timeline } from '#ui/Timeline';
import { messages } from '../messages';
import { nextSteps } from '../nextSteps';
import type { Times } from '../useTimes';

/** The way of an order from here to the door, in four steps. */
export function NextSteps({ times }: { times: Times }) {
  const text = useMessages(messages);
  const headingId = useId();
  return (
    <Band as="section" tone="sunken" padding="none" aria-labelledby={headingId}>
      <Container>
        <Stack gap="7" paddingStart="10" paddingEnd="8">
          <Heading level={2} id={headingId}>
            {text.next}
          </Heading>
          <Timeline
            direction="row"
            steps={nextSteps(text, times).map(({ icon, progress, title, when }) => ({
              key: icon,
              icon,
              progress,
              content: (
                <>
                  <Heading level={3} size="label">
                    {title}
                  </Heading>
                  {when && <Text tone="muted">{when}</Text>}
                </>
              ),
            }))}
          />
        </Stack>
      </Container>
    </Band>
  );
}
