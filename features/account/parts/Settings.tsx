import { type ReactNode, useId } from 'react';
import { useMessages } from '#features/shared/country';
import { FieldGrid, textField, usePhoneField } from '#features/shared/forms';
import { useLastKnownSession } from '#features/shared/session';
import { Button } from '#ui/Button';
import { Columns } from '#ui/Columns';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Notice } from '#ui/Notice';
import { PasswordInput } from '#ui/PasswordInput';
import { PhoneInput } from '#ui/PhoneInput';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextInput } from '#ui/TextInput';
import { media, useMedia } from '#ui/theme';
import { messages } from '../messages';
import type { usePasswordChange } from '../usePasswordChange';
import type { useProfile } from '../useProfile';
import { LogoutButton, LogoutFailure, type LogoutProps } from './Logout';

type Profile = ReturnType<typeof useProfile>;
type Password = ReturnType<typeof usePasswordChange>;

export interface SettingsProps extends LogoutProps {
  profile: Profile;
  password: Password;
}

/** Settings of the account: profile and password, and the logout where the page's head has no room for it. */
export function Settings({ profile, password, logout }: SettingsProps) {
  const text = useMessages(messages);
  const isNarrow = useMedia(media.below('md'));
  return (
    <Stack gap="7" rules="between">
      <Section heading={text.profile} hint={text.profileHint}>
        <ProfileForm {...profile} />
      </Section>
      <Section heading={text.password} hint={text.passwordHint}>
        <PasswordForm {...password} />
      </Section>
      {isNarrow && (
        <Section heading={text.logout} hint={text.logoutHint}>
          <Stack gap="5">
            {logout.hasFailed && <LogoutFailure />}
            <Inline>
              <LogoutButton logout={logout} />
            </Inline>
          </Stack>
        </Section>
      )}
    </Stack>
  );
}

interface SectionProps {
  heading: string;
  hint: string;
  children: ReactNode;
}

function Section({ heading, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Columns as="section" columns={{ desktop: '3:5' }} gap="5" columnGap="10" aria-labelledby={id}>
      <Stack gap="1">
        <Heading level={2} size="h3" id={id}>
          {heading}
        </Heading>
        <Text tone="muted">{hint}</Text>
      </Stack>
      {children}
    </Columns>
  );
}

function ProfileForm({ form, outcome, isBusy, submit }: Profile) {
  const text = useMessages(messages);
  const firstName = textField(form, 'firstName');
  const lastName = textField(form, 'lastName');
  const email = textField(form, 'email');
  const phone = usePhoneField(form, 'phone');
  return (
    <form noValidate aria-label={text.profile} onSubmit={submit}>
      <Stack gap="5">
        <FieldGrid>
          <TextInput {...firstName} label={text.firstName} autoComplete="given-name" />
          <TextInput {...lastName} label={text.lastName} autoComplete="family-name" />
          <TextInput
            {...email}
            label={text.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          <PhoneInput {...phone} hint={text.phoneHint} />
        </FieldGrid>
        <Inline>
          <Button type="submit" busy={isBusy}>
            {isBusy ? text.saving : text.save}
          </Button>
        </Inline>
        {outcome === 'done' && <Notice tone="success">{text.saved}</Notice>}
        {outcome === 'failed' && (
          <Notice tone="error" title={text.notSaved}>
            {text.notSavedHint}
          </Notice>
        )}
      </Stack>
    </form>
  );
}

function PasswordForm({ form, outcome, isBusy, submit }: Password) {
  const text = useMessages(messages);
  const { user } = useLastKnownSession();
  const { errors } = form.formState;
  return (
    <form noValidate aria-label={text.password} onSubmit={submit}>
      <Stack gap="5">
        {/* Lets password managers store the new password with its username. */}
        <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        <FieldGrid>
          <PasswordInput
            {...textField(form, 'oldPassword')}
            label={text.oldPassword}
            autoComplete="current-password"
            labels={{ show: text.showOld, hide: text.hideOld }}
          />
          <PasswordInput
            {...textField(form, 'newPassword')}
            label={text.newPassword}
            hint={text.newPasswordHint}
            autoComplete="new-password"
            labels={{ show: text.showNew, hide: text.hideNew }}
          />
        </FieldGrid>
        <Inline>
          <Button type="submit" busy={isBusy}>
            {isBusy ? text.changing : text.change}
          </Button>
        </Inline>
        {outcome === 'done' && <Notice tone="success">{text.changed}</Notice>}
        {outcome === 'failed' && (
          <Notice tone="error" title={text.notChanged}>
            {errors.oldPassword ? undefined : text.notChangedHint}
          </Notice>
        )}
      </Stack>
    </form>
  );
}
