import { type Country, countries } from '#features/shared/country';
import { type Form, formPattern } from './countryForms';
import type { ShopText } from './messageTexts';

/** One message in each country that has it. */
type Told = Partial<Record<Country, string>>;

/** For each form the words of the first message that has it in every country. */
export function formExamples(forms: readonly Form[], texts: readonly ShopText[]): Record<Country, string>[] {
  const messages = new Map<string, Told>();
  for (const { key, country, text } of texts) {
    messages.set(key, { [country]: text.toLowerCase(), ...messages.get(key) });
  }
  return forms.flatMap((form) => {
    const pattern = {
      BA: formPattern(form.BA),
      RS: formPattern(form.RS ?? form.BA),
      HR: formPattern(form.HR ?? form.BA),
      ME: formPattern(form.ME ?? form.BA),
    };
    for (const told of messages.values()) {
      const [BA, RS, HR, ME] = countries.map((country) => told[country]?.match(pattern[country])?.[0]);
      if (BA && RS && HR && ME) return [{ BA, RS, HR, ME }];
    }
    return [];
  });
}
