import { useMessages } from '#features/shared/country';
import { textField } from '#features/shared/forms';
import { Stack } from '#ui/Stack';
import { TextInput } from '#ui/TextInput';
import { messages } from '../messages';
import type { PasswordResetState } from '../usePasswordReset';
import { Submit } from './Submit';

/** First step: the email address or phone number that receives the code. */
export function AddressForm({ reset }: { reset: PasswordResetState }) {
  const text = useMessages(messages);
  const { form, submit, ...state } = reset.address;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="5">
        <TextInput
          {...textField(form, 'address')}
          label={text.address}
          hint={text.addressHint}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
        <Submit reset={reset} {...state} label={text.send} busyLabel={text.sending} />
      </Stack>
    </form>
  );
}
