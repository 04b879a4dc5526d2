import type { Offer } from '../api';
import { useCountry } from '../country';
import { productData, type StructuredData, serializeData, storeData } from './structuredData';

function DataBlock({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{serializeData(data)}</script>;
}

/** Structured data about the shop for search engines. Rendered once, by the shell. */
export function StoreData() {
  return <DataBlock data={storeData(useCountry(), document.baseURI)} />;
}

/** Structured data about an offer and its price for search engines. */
export function ProductData({ offer }: { offer: Offer }) {
  return <DataBlock data={productData(offer, location.href)} />;
}
