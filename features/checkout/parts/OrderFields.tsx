import { type UseFormReturn, useController } from 'react-hook-form';
import { useMessages } from '#features/shared/country';
import { usePhoneField } from '#features/shared/forms';
import { PhoneInput } from '#ui/PhoneInput';
import { TextInput } from '#ui/TextInput';
import { messages } from '../messages';
import type { OrderFields } from '../rules';

interface FieldProps {
  form: UseFormReturn<OrderFields>;
}

interface NameFieldProps extends FieldProps {
  name: 'firstName' | 'lastName';
}

const autoComplete = { firstName: 'given-name', lastName: 'family-name' };

/** A first or last name. Each field is its own component, so that typing rerenders only that field. */
export function NameField({ form, name }: NameFieldProps) {
  const text = useMessages(messages);
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <TextInput
      {...field}
      onChange={(event) => {
        field.onChange(event);
        if (fieldState.error) void form.trigger(name);
      }}
      error={fieldState.error?.message}
      required
      label={text[name]}
      autoComplete={autoComplete[name]}
    />
  );
}

/** The phone number that the call centre calls. */
export function PhoneField({ form }: FieldProps) {
  const text = useMessages(messages);
  return <PhoneInput {...usePhoneField(form, 'phone')} required hint={text.phoneHint} />;
}
