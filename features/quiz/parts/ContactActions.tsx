import type { MouseEvent, ReactNode } from 'react';
import { useMessages } from '#features/shared/country';
import { Button } from '#ui/Button';
import { Columns } from '#ui/Columns';
import { NoWrap } from '#ui/NoWrap';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';

export interface ContactActionsProps {
  /** The label of the button that sends the contact. */
  children: ReactNode;
  skip: { href: string; onClick?: (event: MouseEvent) => void };
  /** What is skipped, for screen readers. */
  skipped: string;
}

/** The buttons of a contact: sending it, and skipping it. */
export function ContactActions({ children, skip, skipped }: ContactActionsProps) {
  const text = useMessages(messages);
  return (
    <Columns columns="1:content" gap="3">
      <Button type="submit" width="full">
        <NoWrap>{children}</NoWrap>
      </Button>
      <Button {...skip} tone="quiet" width="full">
        {text.skip}
        <VisuallyHidden>{` ${skipped}`}</VisuallyHidden>
      </Button>
    </Columns>
  );
}
