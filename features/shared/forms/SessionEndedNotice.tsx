import type { ReactNode } from 'react';
import { Notice } from '#ui/Notice';
import { useMessages } from '../country';
import { useLastKnownSession } from '../session';
import { messages } from './messages';

export interface SessionEndedNoticeProps {
  /** A button that leads to the login. */
  action?: ReactNode;
  /** What has failed because of it, in a sentence that then titles the notice. */
  failure?: string | undefined;
  /** What to do now, and what is kept. */
  children: string;
}

/** Says that the login has ended while a screen was open: it has expired, or the user has logged out in another tab. */
export function SessionEndedNotice({ action, failure, children }: SessionEndedNoticeProps) {
  const text = useMessages(messages);
  const { ended } = useLastKnownSession();
  const reason = text[ended ?? 'expired'];
  if (failure === undefined) {
    return (
      <Notice tone="warning" title={reason} action={action}>
        {children}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={failure} action={action}>
      {`${reason}. ${children}`}
    </Notice>
  );
}
