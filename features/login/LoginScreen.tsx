import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fixedTexts, useMessages } from '#features/shared/country';
import {
  AccountForms,
  CreateProfileForm,
  LoginForm,
  type LoginState,
  readLoginState,
  SessionPending,
} from '#features/shared/forms';
import { PlantSheet } from '#features/shared/herbarium';
import { routes, useGoTo } from '#features/shared/navigation';
import { PageIntro } from '#features/shared/page';
import { useIsLoggedIn } from '#features/shared/session';
import { Container } from '#ui/Container';
import { Notice } from '#ui/Notice';
import { FieldSkeleton, Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Tabs } from '#ui/Tabs';
import { messages } from './messages';
import { accountRules } from './rules';

/** Login and registration (Screens/Login). Leaves as soon as a user is logged in, here or in another tab. */
export function LoginScreen() {
  const text = useMessages(messages);
  const { hasNewPassword, ...login } = readLoginState(useLocation().state);
  const goTo = useGoTo();
  const isLoggedIn = useIsLoggedIn();
  // The forms stay until the next page has loaded.
  const [wasGuest, setWasGuest] = useState(false);
  if (isLoggedIn === false && !wasGuest) setWasGuest(true);
  // A new profile is logged in while the message about it is open.
  const [isMessageOpen, setMessageOpen] = useState(false);
  const redirect = useEffectEvent(() => goTo(login.from ?? routes.home.href(), { replace: true }));
  useEffect(() => {
    if (isLoggedIn && !isMessageOpen) redirect();
  }, [isLoggedIn, isMessageOpen]);

  return (
    <PlantSheet plant="nettle">
      <Stack gap="6">
        <PageIntro title={text.title} lead={text.lead}>
          {text.heading}
        </PageIntro>
        {hasNewPassword && <Notice tone="success">{text.newPassword}</Notice>}
        <Container within="parent" width="short">
          {wasGuest ? (
            <Forms {...login} onMessage={setMessageOpen} />
          ) : (
            <SessionPending loading={<FormsLoading label={text.loading} />} />
          )}
        </Container>
      </Stack>
    </PlantSheet>
  );
}

interface FormsProps extends LoginState {
  onMessage: (isOpen: boolean) => void;
}

function Forms({ from, wantsProfile, onMessage }: FormsProps) {
  const text = useMessages(messages);
  const [view, setView] = useState(wantsProfile ? 'create' : 'login');
  return (
    <AccountForms
      rules={accountRules}
      onCreated={() => {
        onMessage(true);
        setView('login');
      }}
      onMessageClosed={() => onMessage(false)}
    >
      <Tabs
        label={text.views}
        value={view}
        onChange={setView}
        items={[
          {
            value: 'login',
            label: text.login,
            content: <LoginForm from={from} usernameLabel={text.username} />,
          },
          {
            value: 'create',
            label: text.create,
            content: <CreateProfileForm failure={fixedTexts.registerFailed} />,
          },
        ]}
      />
    </AccountForms>
  );
}

function FormsLoading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Stack gap="5">
        <Skeleton shape="control" width="half" />
        <FieldSkeleton />
        <FieldSkeleton />
        <Skeleton shape="control" />
        <Skeleton shape="line" size="target" width="quarter" />
      </Stack>
    </SkeletonGroup>
  );
}
