import { claimWords } from '#features/shared/content';
import { type Country, fixedTexts } from '#features/shared/country';
import { foreignForms } from './countryForms';
import type { ShopText } from './shopTexts';

/** Whether the specification spells a text out for a country, which has no sentence of its own. */
function isQuoted(text: string, country: Country): boolean {
  return Object.entries(fixedTexts).some(
    ([name, fixed]) => fixed === text && !(country === 'RS' && `${name}Serbia` in fixedTexts),
  );
}

/** Whether a text is one of an offer, which may say less than an article. */
const isOffer = (key: string) => key.startsWith('mocks/fixtures ') && !key.includes('.Warnings.');

/** What a text says that the law does not let a supplement say. */
const claimsIn = (text: string, isOfOffer = true): string[] =>
  claimWords
    .filter(({ inOffersOnly }) => isOfOffer || !inOffersOnly)
    .flatMap(({ pattern }) => text.match(pattern) ?? []);

/** What the content guidelines refuse in a text, each as a sentence. */
export function problemsIn({ country, key, text }: ShopText): string[] {
  if (text.trim() === '') return ['Write a text: none may be empty.'];
  return [
    ...(isQuoted(text, country) ? [] : foreignForms(text, country)).map(
      ({ found, own }) => `‘${found}’ is ‘${own}’ in ${country}.`,
    ),
    ...claimsIn(text, isOffer(key)).map(
      (claim) => `‘${claim.trim()}’ is a claim: a supplement contributes (‘doprinosi’).`,
    ),
  ];
}
