import type { ReactNode } from 'react';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';

/** The totals (`children`) above the link to the checkout. */
export function PanelFooter({ children }: { children: ReactNode }) {
  const text = useMessages(messages);
  return (
    <Stack gap="3">
      {children}
      <Button href={routes.checkout.href()} tone="primary" size="large" width="full">
        {text.checkout}
      </Button>
      <Stack gap="0" align="center">
        <Text size="small" tone="muted">
          {text.payment}
        </Text>
        <Text size="small" tone="muted">
          {text.delivery}
        </Text>
      </Stack>
    </Stack>
  );
}
