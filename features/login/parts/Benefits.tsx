import { useMessages } from '#features/shared/country';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { Icon, type IconName } from '#ui/Icon';
import { MediaObject } from '#ui/MediaObject';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';

interface Fact {
  icon: IconName;
  words: string;
}

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <Stack as="ul" gap="4">
      {facts.map(({ icon, words }) => (
        <MediaObject key={icon} as="li" media={<Icon name={icon} />} tone="brand">
          {words}
        </MediaObject>
      ))}
    </Stack>
  );
}

/** What a profile is good for (seed §1, §6), and what the shop promises anyway (seed §9). */
export function Benefits() {
  const text = useMessages(messages);
  return (
    <Card as="aside" tone="sunken" padding="large" aria-labelledby="benefits">
      <Stack gap="5">
        <Heading level={2} size="h3" id="benefits">
          {text.benefits}
        </Heading>
        <Stack gap="6" rules="between">
          <Facts
            facts={[
              { icon: 'checklist', words: text.orders },
              { icon: 'truck', words: text.shipments },
              { icon: 'star', words: text.reviews },
              { icon: 'user', words: text.details },
            ]}
          />
          <Facts
            facts={[
              { icon: 'phone', words: text.call },
              { icon: 'shield', words: text.guarantee },
            ]}
          />
        </Stack>
      </Stack>
    </Card>
  );
}
