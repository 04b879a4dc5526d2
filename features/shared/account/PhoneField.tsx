import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { countries, countrySettings, useCountry, useMessages } from '#features/shared/country';
import { PhoneInput, type PhoneInputProps } from '#ui/PhoneInput';
import { messages } from './messages';

const phoneCountries = countries.map((code) => ({
  code: countrySettings[code].phoneCountry,
  name: countrySettings[code].name,
}));

export interface PhoneFieldProps<Fields extends FieldValues>
  extends Pick<PhoneInputProps, 'hint' | 'required'> {
  control: Control<Fields>;
  name: FieldPath<Fields>;
  /** Checks the field anew: called on changes once it has an error. */
  onRecheck: () => void;
}

/** The phone picker as a field of a form: four countries, the shop's own first (seed §2). */
export function PhoneField<Fields extends FieldValues>({
  control,
  name,
  onRecheck,
  ...field
}: PhoneFieldProps<Fields>) {
  const text = useMessages(messages);
  const { phoneCountry } = useCountry();
  const { field: input, fieldState } = useController({ control, name });
  return (
    <PhoneInput
      {...field}
      {...input}
      onChange={(value) => {
        input.onChange(value);
        if (fieldState.error) onRecheck();
      }}
      error={fieldState.error?.message}
      label={text.phone}
      countries={phoneCountries}
      defaultCountry={phoneCountry}
      labels={{ country: text.phoneCountry, results: text.phoneCountriesFound }}
    />
  );
}
