import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { useLastKnownSession } from '#features/shared/session';
import { messages } from '../messages';

export interface AccountLinkTarget {
  href: string;
  /** Says where it leads. Until the session is known for the first time, it names login and account. */
  label: string;
  /** Whether it is known if somebody is logged in. */
  isKnown: boolean;
  /** Of the user who is logged in; empty where the profile has none. */
  firstName: string;
}

/** The link to the account or, while nobody is logged in, to the login (seed §2). A lost connection does not change it. */
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
