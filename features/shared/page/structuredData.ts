import type { CountrySettings } from '../country';
import { brand, isFilledIn } from '../country';
import { absoluteAddress } from './address';

/** An object of the schema.org vocabulary: https://schema.org/docs/full.html */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** The text of a JSON-LD script. Escapes `<`, so that no data can end the script element. */
export function serializeData(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** The shop in a country, as an online store. */
export function storeData({ code, contact, social }: CountrySettings, base: string): StructuredData {
  return {
    '@type': 'OnlineStore',
    name: brand.name,
    ...(isFilledIn(contact.company) && { legalName: contact.company }),
    url: absoluteAddress(`?country=${code}`, base),
    logo: absoluteAddress('icon-512.png', base),
    email: contact.email,
    telephone: contact.phone,
    ...(isFilledIn(contact.address) && { address: contact.address }),
    areaServed: code,
    sameAs: Object.values(social),
  };
}
