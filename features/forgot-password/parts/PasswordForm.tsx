import { useMessages } from '#features/shared/country';
import { formatUsername, textField } from '#features/shared/forms';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { PasswordInput } from '#ui/PasswordInput';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { TextInput } from '#ui/TextInput';
import { messages } from '../messages';
import type { PasswordResetState } from '../usePasswordReset';
import { Submit } from './Submit';

/** Second step: the code and the new password. */
export function PasswordForm({ reset, sentTo }: { reset: PasswordResetState; sentTo: string }) {
  const text = useMessages(messages);
  const { form, submit, ...state } = reset.password;
  return (
    <Stack gap="6">
      <form noValidate onSubmit={submit}>
        <Stack gap="5">
          {/* Lets password managers store the new password with its username. */}
          <input type="text" autoComplete="username" value={sentTo} readOnly hidden />
          <TextInput
            {...textField(form, 'code')}
            label={text.code}
            hint={text.sentTo(formatUsername(sentTo))}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <PasswordInput
            {...textField(form, 'password')}
            label={text.password}
            hint={text.passwordHint}
            autoComplete="new-password"
            labels={{ show: text.showPassword, hide: text.hidePassword }}
          />
          <Submit reset={reset} {...state} label={text.save} busyLabel={text.saving} />
        </Stack>
      </form>
      <Card tone="sunken">
        <Stack gap="3" align="start">
          <div>
            <Text weight="semibold">{text.notArrived}</Text>
            <Text tone="muted">{text.notArrivedHint}</Text>
          </div>
          <Button tone="quiet" size="small" onClick={reset.changeAddress}>
            {text.changeAddress}
          </Button>
        </Stack>
      </Card>
    </Stack>
  );
}
