import { type ReactNode, useState } from 'react';
import { useMessages } from '../country';
import { LoadFailure } from '../page';
import { useHasCheckFailed, useSession } from '../session';
import { messages } from './messages';

export interface SessionPendingProps {
  /** Shown until the first answer. */
  loading: ReactNode;
}

/**
 * Shown while it is unknown who is logged in, in place of content that depends on it. The session repeats its check
 * every 2 s (Specification/Session); after a failed check, a notice with a button offers to check at once.
 */
export function SessionPending({ loading }: SessionPendingProps) {
  const text = useMessages(messages);
  const session = useSession();
  const hasFailed = useHasCheckFailed();
  const [isChecking, setIsChecking] = useState(false);

  async function check() {
    setIsChecking(true);
    await session.check();
    setIsChecking(false);
  }

  if (!hasFailed) return loading;
  return <LoadFailure title={text.notChecked} hint={text.offline} busy={isChecking} onRetry={check} />;
}
