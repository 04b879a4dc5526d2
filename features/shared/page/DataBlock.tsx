import type { Offer } from '../api';
import { useCountry } from '../country';
import { productData, type StructuredData, serializeData, storeData } from './structuredData';

function DataBlock({ data }: { data: StructuredData }) {
  return <script type="application/ld+json">{serializeData(data)}</script>;
}

/** Tells search engines which shop this is. Stands once, in the shell. */
export function StoreData() {
  return <DataBlock data={storeData(useCountry(), document.baseURI)} />;
}

/** Tells search engines what an offer is and costs. */
export function ProductData({ offer }: { offer: Offer }) {
  return <DataBlock data={productData(offer, location.href)} />;
}
