import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { useLastKnownSession } from '#features/shared/session';
import { messages } from '../messages';

export interface AccountWay {
  href: string;
  /** Says where it leads. Until it is known for the first time whether somebody is logged in, it covers both. */
  word: string;
  isKnown: boolean;
  /** Of the person who is logged in; empty where the profile has none. */
  firstName: string;
}

/**
 * The way to the account or, for somebody who is not logged in, to the login (seed §2). A lost connection does not
 * change it.
 */
export function useAccount(): AccountWay {
  const text = useMessages(messages);
  const { isLoggedIn, user } = useLastKnownSession();
  const isKnown = isLoggedIn !== null;
  if (isLoggedIn) {
    return { href: routes.account.href(), word: text.account, isKnown, firstName: user?.firstName ?? '' };
  }
  // The login screen sends on who turns out to be logged in.
  return {
    href: routes.login.href(),
    word: isKnown ? text.login : text.loginOrAccount,
    isKnown,
    firstName: '',
  };
}
