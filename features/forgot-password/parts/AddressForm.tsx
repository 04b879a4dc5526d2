import { useMessages } from '#features/shared/country';
import { textField } from '#features/shared/forms';
import { Stack } from '#ui/Stack';
import { TextInput } from '#ui/TextInput';
import { messages } from '../messages';
import type { PasswordReset } from '../usePasswordReset';
import { Submit } from './Submit';

/** Where the code is to go. */
export function AddressForm({ reset }: { reset: PasswordReset }) {
  const text = useMessages(messages);
  const { addressForm: form, submitAddress } = reset;
  return (
    <form noValidate onSubmit={submitAddress}>
      <Stack gap="5">
        <TextInput
          {...textField(form, 'address')}
          label={text.address}
          hint={text.addressHint}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
        <Submit
          reset={reset}
          hasFailed={form.formState.errors.root !== undefined}
          label={text.send}
          busyLabel={text.sending}
        />
      </Stack>
    </form>
  );
}
