import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTask } from '#features/shared/forms';
import { RpcError } from '#features/shared/protocol';
import { routes } from '#features/shared/routes';
import { useSession } from '#features/shared/session';

/** The way out, home. Where the server could not be told, nobody is logged out. */
export function useLogout() {
  const session = useSession();
  const navigate = useNavigate();
  const { task, run } = useTask<'leaving'>();
  const [hasFailed, setFailed] = useState(false);

  async function leave(signal: AbortSignal): Promise<void> {
    setFailed(false);
    try {
      await session.logout();
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      setFailed(true);
      return;
    }
    // Somebody who has gone to another page meanwhile stays there.
    if (!signal.aborted) await navigate(routes.home.href());
  }

  return { hasFailed, isLeaving: task === 'leaving', logOut: () => run('leaving', leave) };
}
