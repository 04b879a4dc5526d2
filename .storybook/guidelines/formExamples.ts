import { type Country, countries } from '#features/shared/country';
import type { Message } from '../messages/shopMessages';
import { formPattern } from './countryForms';
import type { Form } from './form';

/** Finds an example of each form: the matches in the first message that has it in every country. */
export function formExamples(
  forms: readonly Form[],
  messages: readonly Message[],
): Record<Country, string>[] {
  return forms.flatMap((form) => {
    const pattern = {
      BA: formPattern(form.BA),
      RS: formPattern(form.RS ?? form.BA),
      HR: formPattern(form.HR ?? form.BA),
      ME: formPattern(form.ME ?? form.BA),
    };
    for (const { texts } of messages) {
      const [BA, RS, HR, ME] = countries.map(
        (country) => texts[country].toLowerCase().match(pattern[country])?.[0],
      );
      if (BA && RS && HR && ME) return [{ BA, RS, HR, ME }];
    }
    return [];
  });
}
