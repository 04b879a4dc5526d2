import { useId } from 'react';
import { useMessages } from '#features/shared/country';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { Icon, type IconName } from '#ui/Icon';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';

interface Fact {
  icon: IconName;
  text: string;
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <Stack as="ul" gap="4">
      {facts.map(({ icon, text }) => (
        <MediaObject key={icon} as="li" media={<Icon name={icon} tone="brand" />}>
          {text}
        </MediaObject>
      ))}
    </Stack>
  );
}

/** Benefits of a profile, and promises that hold without one. */
export function Benefits() {
  const text = useMessages(messages);
  const headingId = useId();
  return (
    <Card as="aside" tone="sunken" padding="large" aria-labelledby={headingId}>
      <Stack gap="5">
        <Heading level={2} size="h3" id={headingId}>
          {text.benefits}
        </Heading>
        <Stack gap="6" rules="between">
          <Facts
            facts={[
              { icon: 'checklist', text: text.orders },
              { icon: 'truck', text: text.shipments },
              { icon: 'star', text: text.reviews },
              { icon: 'user', text: text.details },
            ]}
          />
          <Facts
            facts={[
              { icon: 'phone', text: text.call },
              { icon: 'shield', text: text.guarantee },
            ]}
          />
        </Stack>
      </Stack>
    </Card>
  );
}
