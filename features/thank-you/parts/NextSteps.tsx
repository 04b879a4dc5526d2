import { useId } from 'react';
import type { Order } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Band } from '#ui/Band';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { ScreenOnly } from '#ui/ScreenOnly';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Timeline } from '#ui/Timeline';
import { messages } from '../messages';
import type { Times } from '../useTimes';
import * as styles from './NextSteps.css';

export interface NextStepsProps {
  times: Times;
  /** The number of the order's parcel, once it is known. */
  number: Order['number'] | undefined;
}

/** The way of an order from here to the door, in four steps, and where it can be followed. */
export function NextSteps({ times: { ordered, call, day, time }, number }: NextStepsProps) {
  const text = useMessages(messages);
  const headingId = useId();
  const isKnown = call !== undefined && call.kind !== 'past';
  const steps = [
    { icon: 'check', progress: 'done', title: text.orderReceived, when: ordered },
    {
      icon: 'phone',
      progress: 'current',
      title: text.confirmation,
      when: isKnown ? text.onDay(day, time, call.kind === 'between') : text.confirmationTime,
    },
    { icon: 'box', progress: 'coming', title: text.dispatch, when: text.dispatchTime },
    { icon: 'cash', progress: 'coming', title: text.payment, when: text.paymentTime },
  ] as const;
  return (
    <Band as="section" tone="sunken" padding="none" aria-labelledby={headingId}>
      <Container>
        <Stack gap="7" paddingBlock="10">
          <Heading level={2} id={headingId}>
            {text.next}
          </Heading>
          <Timeline
            direction="row"
            steps={steps.map(({ icon, progress, title, when }) => ({
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
          <ScreenOnly>
            <div className={styles.ways}>
              <Button href={routes.track.href(number)} icon="truck">
                {text.track}
              </Button>
              <Button href={routes.account.href()} tone="quiet">
                {text.toAccount}
              </Button>
            </div>
          </ScreenOnly>
        </Stack>
      </Container>
    </Band>
  );
}
