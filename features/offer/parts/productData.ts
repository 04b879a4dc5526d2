import type { Offer } from '#features/shared/api';
import { brand, currencyCode } from '#features/shared/country';
import { isOutOfStock } from '#features/shared/offer';
import { absoluteAddress, type StructuredData } from '#features/shared/page';

/** An offer as a product with its price, and with its rating if it has one. */
export function productData(offer: Offer, base: string): StructuredData {
  const { name, heading, subHeading, id, images, currency, newPrice, rating, ratingCount } = offer;
  const iso = currencyCode(currency);
  return {
    '@type': 'Product',
    name,
    sku: id,
    description: [heading, subHeading].filter(Boolean).join(' ') || name,
    image: images.flatMap((url) => absoluteAddress(url, base) ?? []),
    brand: { '@type': 'Brand', name: brand.name },
    ...(iso && {
      offers: {
        '@type': 'Offer',
        url: base,
        price: (newPrice / 100).toFixed(2),
        priceCurrency: iso,
        availability: `https://schema.org/${isOutOfStock(offer) ? 'OutOfStock' : 'InStock'}`,
        itemCondition: 'https://schema.org/NewCondition',
      },
    }),
    // The real count, without the base that shoppers see added (Screens/Offer).
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
