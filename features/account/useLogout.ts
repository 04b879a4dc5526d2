import { useNavigate } from 'react-router-dom';
import { useSubmission } from '#features/shared/forms';
import { routes, useNavigationState } from '#features/shared/navigation';
import { logoutMutation, useSession } from '#features/shared/session';

/** Logs out and navigates to the home screen. When the request fails, the user stays logged in. */
export function useLogout() {
  const navigate = useNavigate();
  const { isNavigating } = useNavigationState();
  const { submit, isPending, isSuccess, hasFailed } = useSubmission(logoutMutation(useSession()), {
    onSuccess: async () => navigate(routes.home.href()),
  });
  return { hasFailed, isLeaving: isPending || (isSuccess && isNavigating), logOut: () => submit() };
}
