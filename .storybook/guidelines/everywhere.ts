import type { Country } from '#features/shared/country';

/** A text in each country. */
export type Words = Record<Country, string>;

/** The same words in every country. */
export const everywhere = (text: string): Words => ({ BA: text, RS: text, HR: text, ME: text });
