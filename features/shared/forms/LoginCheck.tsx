import { type ReactNode, useState } from 'react';
import { useMessages } from '#features/shared/country';
import { LoadFailure } from '#features/shared/page';
import { useSession, useSessionState } from '#features/shared/session';
import { messages } from './messages';

export interface LoginCheckProps {
  /** Stands there while the first answer is on its way. */
  loading: ReactNode;
}

/**
 * In the place of what depends on who is logged in, until that is known. It is asked every 2 s by itself (seed §4); once
 * that has failed, it is said, and there is a button to ask at once.
 */
export function LoginCheck({ loading }: LoginCheckProps) {
  const text = useMessages(messages);
  const session = useSession();
  const hasFailed = useSessionState(({ hasCheckFailed }) => hasCheckFailed);
  const [isAsking, setIsAsking] = useState(false);

  async function ask() {
    setIsAsking(true);
    await session.check();
    setIsAsking(false);
  }

  if (!hasFailed) return loading;
  return <LoadFailure title={text.notChecked} hint={text.offline} busy={isAsking} onRetry={ask} />;
}
