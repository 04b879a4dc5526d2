import { fixedTexts, useMessages } from '#features/shared/country';
import { CreateProfileForm, LoginForm, SessionEndedNotice } from '#features/shared/forms';
import { routes } from '#features/shared/navigation';
import { Stack } from '#ui/Stack';
import { Tabs } from '#ui/Tabs';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { type GuestFormChoice, isGuestForm } from './guestForm';

export interface GuestProps extends GuestFormChoice {
  hasExpired: boolean;
  /** An order was not made because the login has ended. */
  hasFailed: boolean;
}

/** What visitors choose who are not logged in: the form for a new profile or the login form, one press apart. */
export function Guest({ hasExpired, hasFailed, form, choose }: GuestProps) {
  const text = useMessages(messages);
  return (
    <Stack gap="6">
      {hasExpired && (
        <SessionEndedNotice failure={hasFailed ? fixedTexts.orderFailed : undefined}>
          {text.expiredHint}
        </SessionEndedNotice>
      )}
      <Tabs
        label={text.guestHeading}
        value={form}
        onChange={(value) => {
          if (isGuestForm(value)) choose(value);
        }}
        items={[
          {
            value: 'newProfile',
            label: text.firstTime,
            content: (
              <Stack gap="5">
                <Text tone="muted">{text.firstTimeHint}</Text>
                <CreateProfileForm label={text.create} tone="primary" size="large" />
              </Stack>
            ),
          },
          {
            value: 'login',
            label: text.haveProfile,
            content: <LoginForm from={routes.checkout.href()} />,
          },
        ]}
      />
    </Stack>
  );
}
