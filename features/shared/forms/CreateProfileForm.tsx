import { Button, type ButtonProps } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { PasswordInput } from '#ui/PasswordInput';
import { PhoneInput } from '#ui/PhoneInput';
import { Stack } from '#ui/Stack';
import { TextInput } from '#ui/TextInput';
import { useMessages } from '../country';
import { useAccountForms } from './AccountForms';
import { FieldGrid } from './FieldGrid';
import { textField, usePhoneField } from './field';
import { messages } from './messages';
import { RequiredNote } from './RequiredNote';

export interface CreateProfileFormProps {
  /** The message for a failed registration, unless a field shows the reason. */
  failure?: string;
  /** Label of the button, if it says more than what the form is called. */
  label?: string;
  /** Tone of the button; `secondary` unless registration is the screen's main action. */
  tone?: ButtonProps['tone'];
  size?: ButtonProps['size'];
}

/** The registration form; logs the new profile in. */
export function CreateProfileForm({
  failure,
  label,
  tone = 'secondary',
  size = 'medium',
}: CreateProfileFormProps) {
  const text = useMessages(messages);
  const { profileForm, hasCreationFailed, isCreating, isLoggingIn, submitProfile } = useAccountForms();
  const firstName = textField(profileForm, 'firstName');
  const lastName = textField(profileForm, 'lastName');
  const phone = usePhoneField(profileForm, 'phone');
  const email = textField(profileForm, 'email');
  const password = textField(profileForm, 'password');
  return (
    <form noValidate aria-label={text.create} onSubmit={submitProfile}>
      <Stack gap="5">
        <RequiredNote />
        <FieldGrid>
          <TextInput {...firstName} required label={text.firstName} autoComplete="given-name" />
          <TextInput {...lastName} required label={text.lastName} autoComplete="family-name" />
        </FieldGrid>
        <PhoneInput {...phone} required hint={text.phoneHint} />
        <TextInput
          {...email}
          required
          label={text.email}
          type="email"
          inputMode="email"
          // Not `email`, so that password managers save it as the username for the login.
          autoComplete="username"
          autoCapitalize="none"
        />
        <PasswordInput
          {...password}
          required
          label={text.newPassword}
          hint={text.passwordHint}
          autoComplete="new-password"
          labels={{ show: text.showPassword, hide: text.hidePassword }}
        />
        {hasCreationFailed && (
          <Notice tone="error" title={failure ?? text.notCreated}>
            {text.notCreatedHint}
          </Notice>
        )}
        <Button type="submit" tone={tone} size={size} width="full" busy={isCreating} disabled={isLoggingIn}>
          {isCreating ? text.creating : (label ?? text.create)}
        </Button>
      </Stack>
    </form>
  );
}
