import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { countries, countrySettings, useCountry, useMessages } from '../country';
import { messages } from './messages';

/**
 * Props that connect a text field to its form. The field is validated on submit, and on change while it has an error. Call
 * it in the order of the page: the form focuses the first invalid field in the order of these calls.
 */
export function textField<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'formState' | 'register' | 'trigger'>,
  name: FieldPath<Fields>,
) {
  // `getFieldState` would also subscribe the form to what is dirty and touched.
  const error = get(form.formState.errors, name) as FieldError | undefined;
  const registration = form.register(name, {
    onChange: () => {
      if (error) void form.trigger(name);
    },
  });
  return { ...registration, error: error?.message };
}

const phoneCountries = countries.map((code) => ({
  code: countrySettings[code].phoneCountry,
  name: countrySettings[code].name,
}));

/**
 * The same for a `PhoneInput`, with its labels and countries, the shop's own first.
 */
export function usePhoneField<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  name: FieldPath<Fields>,
) {
  const text = useMessages(messages);
  const { phoneCountry } = useCountry();
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    ...field,
    onChange: (value: string) => {
      field.onChange(value);
      if (fieldState.error) void form.trigger(name);
    },
    error: fieldState.error?.message,
    label: text.phone,
    countries: phoneCountries,
    defaultCountry: phoneCountry,
    labels: { country: text.phoneCountry, results: text.phoneCountriesFound },
  };
}
