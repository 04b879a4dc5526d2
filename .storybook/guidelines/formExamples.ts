import { type Country, countries } from '#features/shared/country';
import { type Form, formPattern } from './countryForms';
import type { ShopText } from './messageTexts';

/** The texts of one message. */
type Translations = Partial<Record<Country, string>>;

/** Finds an example of each form: the matches in the first message that has it in every country. */
export function formExamples(forms: readonly Form[], texts: readonly ShopText[]): Record<Country, string>[] {
  const messages = new Map<string, Translations>();
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
    for (const translations of messages.values()) {
      const [BA, RS, HR, ME] = countries.map(
        (country) => translations[country]?.match(pattern[country])?.[0],
      );
      if (BA && RS && HR && ME) return [{ BA, RS, HR, ME }];
    }
    return [];
  });
}
