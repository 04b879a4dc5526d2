import { useMessages } from '#features/shared/country';
import { Button } from '#ui/Button';
import { Grid } from '#ui/Grid';
import { Notice } from '#ui/Notice';
import { PasswordInput } from '#ui/PasswordInput';
import { PhoneInput } from '#ui/PhoneInput';
import { Stack } from '#ui/Stack';
import { TextInput } from '#ui/TextInput';
import { useAccountForms } from './AccountForms';
import { textField, usePhoneField } from './field';
import { messages } from './messages';

/** Makes a profile and logs it in (seed §4). */
export function CreateProfileForm() {
  const text = useMessages(messages);
  const { place, task, profile, submitProfile } = useAccountForms();
  const { errors } = profile.formState;
  // In the order of the page: the first invalid field gets the focus.
  const firstName = textField(profile, 'firstName');
  const lastName = textField(profile, 'lastName');
  const phone = usePhoneField(profile, 'phone');
  const email = textField(profile, 'email');
  const password = textField(profile, 'password');
  return (
    <form noValidate aria-label={text.create} onSubmit={submitProfile}>
      <Stack gap="5">
        <Grid layout="fields">
          <TextInput {...firstName} label={text.firstName} autoComplete="given-name" />
          <TextInput {...lastName} label={text.lastName} autoComplete="family-name" />
        </Grid>
        <PhoneInput {...phone} hint={text.phoneHint} />
        <TextInput
          {...email}
          label={text.email}
          type="email"
          inputMode="email"
          // Not `email`: password managers keep the new password with what will be asked for at the login.
          autoComplete="username"
          autoCapitalize="none"
        />
        <PasswordInput
          {...password}
          label={text.newPassword}
          hint={text.passwordHint}
          autoComplete="new-password"
          labels={{ show: text.showPassword, hide: text.hidePassword }}
        />
        {errors.root && (
          <Notice tone="error" title={text.notCreated[place]}>
            {text.notCreatedHint}
          </Notice>
        )}
        <Button
          type="submit"
          tone={place === 'checkout' ? 'primary' : 'secondary'}
          size={place === 'checkout' ? 'large' : 'medium'}
          width="full"
          busy={task === 'creating'}
          disabled={task === 'loggingIn' || task === 'retrying'}
        >
          {task === 'creating' ? text.creating : text.create}
        </Button>
      </Stack>
    </form>
  );
}
