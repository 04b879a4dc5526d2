import type { Country } from '#features/shared/country';
import { isPerCountry } from '../guidelines/messageTexts';
import { messageRows } from '../specification/messageRows';
import type { FixedMessage } from './fixedMessages';
import { messageModules } from './messageModules';

/** The texts that may stand for a message in a country. The specification gives it in the words of one country. */
export function shownTexts({ text }: FixedMessage, country: Country): string[] {
  const translations = Object.values(messageModules)
    .flatMap((exported) => Object.values(exported))
    .filter(isPerCountry)
    .flatMap(messageRows)
    .filter(({ texts }) => Object.values(texts).some((own) => own.includes(text)))
    .flatMap(({ texts }) => texts[country]);
  return translations.length > 0 ? translations : [text];
}
