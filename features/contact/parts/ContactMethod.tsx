import { type ReactNode, useId } from 'react';
import { Card, type CardProps } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { Icon, type IconName } from '#ui/Icon';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

export interface ContactMethodProps {
  icon: IconName;
  name: string;
  /** Additional information, such as the opening hours. */
  hint?: string;
  tone?: CardProps['tone'];
  children: ReactNode;
}

/** One contact method. */
export function ContactMethod({ icon, name, hint, tone = 'sunken', children }: ContactMethodProps) {
  const headingId = useId();
  return (
    <Card as="section" tone={tone} padding="large" aria-labelledby={headingId}>
      <Stack gap="2" align="start">
        <Icon name={icon} size="large" tone="brand" />
        <Heading level={2} size="h4" id={headingId}>
          {name}
        </Heading>
        <Stack gap="2" align="start">
          {children}
        </Stack>
        {hint && <Text tone="muted">{hint}</Text>}
      </Stack>
    </Card>
  );
}
