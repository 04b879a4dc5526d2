import type { Offer } from '../api';
import type { CountrySettings } from '../country';
import { brand } from '../country';
import { pictureOf } from '../offer';
import { absoluteAddress } from './address';

/** An object of the schema.org vocabulary: https://schema.org/docs/full.html */
export interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

/** ISO 4217 codes of the currencies as offers name them. */
const currencies: Readonly<Record<string, string>> = { KM: 'BAM', RSD: 'RSD', '€': 'EUR' };

/** The text of a JSON-LD script. Escapes `<`, so that no data can end the script element. */
export function serializeData(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/** The shop in a country, as an online store. */
export function storeData({ code, contact, social }: CountrySettings, base: string): StructuredData {
  return {
    '@type': 'OnlineStore',
    name: brand.name,
    legalName: contact.company,
    url: absoluteAddress(`?country=${code}`, base),
    logo: absoluteAddress('icon-512.png', base),
    email: contact.email,
    telephone: contact.phone,
    address: contact.address,
    areaServed: code,
    sameAs: Object.values(social),
  };
}

/** An offer as a product with its price, and with its rating if it has one. */
export function productData(offer: Offer, base: string): StructuredData {
  const { name, heading, subHeading, id, images, currency, newPrice, rating, ratingCount } = offer;
  const iso = Object.hasOwn(currencies, currency) ? currencies[currency] : undefined;
  return {
    '@type': 'Product',
    name,
    sku: id,
    description: [heading, subHeading].filter(Boolean).join(' ') || name,
    image: images.flatMap((url) => absoluteAddress(pictureOf(url).src, base) ?? []),
    brand: { '@type': 'Brand', name: brand.name },
    ...(iso && {
      offers: {
        '@type': 'Offer',
        url: base,
        price: (newPrice / 100).toFixed(2),
        priceCurrency: iso,
        // Every offer can be ordered: its stock is a number of days and does not limit sales.
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
      },
    }),
    // The real count, without the base that shoppers see added (seed §9).
    ...(rating > 0 &&
      ratingCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.toFixed(1),
          ratingCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}
