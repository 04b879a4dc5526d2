import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { useLastKnownSession } from '#features/shared/session';
import { messages } from '../messages';

export interface AccountLinkTarget {
  href: string;
  /** Names the target. Until the login is known for the first time, names both login and account. */
  label: string;
  /** Whether the login is known. */
  isKnown: boolean;
  /** First name of the logged-in user. Empty if the profile has none. */
  firstName: string;
}

/** The link to the account or, when logged out, to the login. A lost connection does not change it. */
export function useAccountLink(): AccountLinkTarget {
  const text = useMessages(messages);
  const { isLoggedIn, user } = useLastKnownSession();
  const isKnown = isLoggedIn !== null;
  if (isLoggedIn) {
    return { href: routes.account.href(), label: text.account, isKnown, firstName: user?.firstName ?? '' };
  }
  // The login screen redirects users who turn out to be logged in.
  return {
    href: routes.login.href(),
    label: isKnown ? text.login : text.loginOrAccount,
    isKnown,
    firstName: '',
  };
}
