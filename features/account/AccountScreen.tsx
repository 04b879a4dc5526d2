import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fullName, type User } from '#features/shared/api';
import { useMessages } from '#features/shared/country';
import { type LoginState, SessionEndedNotice, SessionPending } from '#features/shared/forms';
import { routes, useAddressQuery, useGoTo } from '#features/shared/navigation';
import { PageHeading } from '#features/shared/page';
import { useLastKnownSession } from '#features/shared/session';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { EmptyState } from '#ui/EmptyState';
import { Inline } from '#ui/Inline';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Tabs } from '#ui/Tabs';
import { Text } from '#ui/Text';
import { media, useMedia } from '#ui/theme';
import { messages } from './messages';
import { LogoutButton, LogoutFailure } from './parts/Logout';
import { Orders } from './parts/Orders';
import { OrdersSkeleton } from './parts/OrdersSkeleton';
import { Settings } from './parts/Settings';
import { useLogout } from './useLogout';
import { usePasswordChange } from './usePasswordChange';
import { useProfile } from './useProfile';

/** The account of a logged-in user: past orders and settings (Screens/Account). */
export function AccountScreen() {
  const text = useMessages(messages);
  const { isLoggedIn, user, ended } = useLastKnownSession();
  const logout = useLogout();
  const isWide = useMedia(media.from('md'));
  // After a logout the login is not offered while the home screen loads.
  const isLoggedOut = isLoggedIn === false && !logout.isLeaving;

  const hasExpired = ended !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmptied = hasExpired || (isLoggedIn === false && logout.isLeaving);
  useEffect(() => {
    if (isEmptied) heading.current?.focus();
  }, [isEmptied]);

  return (
    <Container>
      <Stack gap="6" paddingStart="8" paddingEnd="12">
        <Inline justify="between" gap="5" rowGap="2">
          <PageHeading ref={heading}>{text.heading}</PageHeading>
          {!isLoggedOut && (
            <Inline gap="5">
              <Text tone="muted">{(user && nameOf(user) && text.loggedInAs(nameOf(user))) || '\u00A0'}</Text>
              {isWide && user && <LogoutButton logout={logout} />}
            </Inline>
          )}
        </Inline>
        {isWide && logout.hasFailed && <LogoutFailure />}
        {isLoggedOut && <LoggedOut hasExpired={hasExpired} />}
        {!isLoggedOut &&
          (user ? <Member user={user} logout={logout} /> : <SessionPending loading={<Loading />} />)}
      </Stack>
    </Container>
  );
}

const nameOf = (user: User) => fullName(user) || user.email;

const ORDERS = 'narudzbe';
const SETTINGS = 'postavke';

/** The open tab, kept in the address so that Back and bookmarks restore it. */
function useTab() {
  const [query, setQuery] = useAddressQuery();
  const tab = query.get('tab') === SETTINGS ? SETTINGS : ORDERS;
  const setTab = (value: string) => setQuery(value === SETTINGS ? { tab: SETTINGS } : {});
  return [tab, setTab] as const;
}

function Member({ user, logout }: { user: User; logout: ReturnType<typeof useLogout> }) {
  const text = useMessages(messages);
  const [tab, setTab] = useTab();
  // Here and not in the tab, so that typed values survive a switch to the orders.
  const profile = useProfile(user);
  const password = usePasswordChange();
  return (
    <Tabs
      label={text.views}
      value={tab}
      onChange={setTab}
      items={[
        { value: ORDERS, label: text.orders, content: <Orders username={user.username} /> },
        {
          value: SETTINGS,
          label: text.settings,
          content: <Settings profile={profile} password={password} logout={logout} />,
        },
      ]}
    />
  );
}

function LoggedOut({ hasExpired }: { hasExpired: boolean }) {
  const text = useMessages(messages);
  const goTo = useGoTo();
  const { pathname, search } = useLocation();
  const state: LoginState = { from: pathname + search };
  const logIn = (
    // Replaces this entry; after the login the history would otherwise hold the account twice.
    <Button onClick={() => goTo(routes.login.href(), { state, replace: true })}>{text.logIn}</Button>
  );
  return hasExpired ? (
    <SessionEndedNotice action={logIn}>{text.expiredHint}</SessionEndedNotice>
  ) : (
    <EmptyState icon="user" title={text.loggedOut} action={logIn}>
      {text.loggedOutHint}
    </EmptyState>
  );
}

/** Shown until the session is known: neither the account nor the login button (Specification/Session). */
function Loading() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.loading}>
      <Stack gap="5">
        <Skeleton shape="control" width="half" />
        <OrdersSkeleton />
      </Stack>
    </SkeletonGroup>
  );
}
