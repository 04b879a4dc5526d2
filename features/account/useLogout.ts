import { useSubmission } from '#features/shared/forms';
import { routes, useGoTo, useIsNavigating } from '#features/shared/navigation';
import { logoutMutation, useSession } from '#features/shared/session';

/** Logs out and navigates to the home screen. When the request fails, the user stays logged in. */
export function useLogout() {
  const goTo = useGoTo();
  const isNavigating = useIsNavigating();
  const { submit, isPending, isSuccess, hasFailed } = useSubmission(logoutMutation(useSession()), {
    onSuccess: () => goTo(routes.home.href()),
  });
  return { hasFailed, isLeaving: isPending || (isSuccess && isNavigating), logOut: () => submit() };
}
