import { useMessages } from '#features/shared/country';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { messages } from '../messages';
import type { useLogout } from '../useLogout';

export interface LogoutProps {
  logout: ReturnType<typeof useLogout>;
}

/** Logs out; busy until the home screen has loaded. */
export function LogoutButton({ logout: { isLeaving, logOut } }: LogoutProps) {
  const text = useMessages(messages);
  return (
    <Button tone="quiet" size="small" icon="logout" busy={isLeaving} onClick={logOut}>
      {isLeaving ? text.loggingOut : text.logOut}
    </Button>
  );
}

/** Shown when the logout did not reach the server. */
export function LogoutFailure() {
  const text = useMessages(messages);
  return (
    <Notice tone="error" title={text.notLoggedOut}>
      {text.notLoggedOutHint}
    </Notice>
  );
}
