import { type Country, countries } from '#features/shared/country';
import type { FixedMessage } from './fixedMessages';
import { shopMessages } from './shopMessages';

/** The texts that may stand for a message in a country. The specification gives it in the words of one country. */
export function shownTexts({ text }: FixedMessage, country: Country): string[] {
  const translations = shopMessages
    .filter(({ texts }) => countries.some((code) => texts[code] === text))
    .map(({ texts }) => texts[country]);
  return translations.length > 0 ? translations : [text];
}
