import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { useLastKnownSession } from '#features/shared/session';
import { messages } from '../messages';

/** Where the header's account link leads. */
export interface AccountLinkTarget {
  href: string;
  /** Names the target. Until it is first known whether somebody is logged in, it names both. */
  label: string;
  isKnown: boolean;
  /** Of the person who is logged in; empty where the profile has none. */
  firstName: string;
}

/**
 * The link to the account or, for somebody who is not logged in, to the login (seed §2). A lost connection does not
 * change it.
 */
export function useAccount(): AccountLinkTarget {
  const text = useMessages(messages);
  const { isLoggedIn, user } = useLastKnownSession();
  const isKnown = isLoggedIn !== null;
  if (isLoggedIn) {
    return { href: routes.account.href(), label: text.account, isKnown, firstName: user?.firstName ?? '' };
  }
  // The login screen sends on who turns out to be logged in.
  return {
    href: routes.login.href(),
    label: isKnown ? text.login : text.loginOrAccount,
    isKnown,
    firstName: '',
  };
}
