import type { ReactNode } from 'react';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Inline } from '#ui/Inline';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { useMessages } from '../country';
import { routes } from '../navigation';
import { messages } from './messages';
import { PageHeading } from './PageHeading';

interface PageMessageProps {
  heading: string;
  /** The language of the heading, if it is not that of the page. */
  headingLang?: string;
  hint: ReactNode;
  /** Links and buttons for the next step, before the link to the home page. */
  children: ReactNode;
}

/** A page shown instead of the requested one: what happened and next steps. */
export function PageMessage({ heading, headingLang, hint, children }: PageMessageProps) {
  const text = useMessages(messages);
  return (
    <Container>
      <Stack gap="6" paddingBlock="section">
        <PageHeading {...(headingLang && { lang: headingLang })}>{heading}</PageHeading>
        <Text size="lead" tone="muted">
          {hint}
        </Text>
        <Inline gap="4">
          {children}
          <Button href={routes.home.href()} tone="quiet">
            {text.home}
          </Button>
        </Inline>
      </Stack>
    </Container>
  );
}
