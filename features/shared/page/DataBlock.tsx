import { useCountry } from '../country';
import { useIsHydrated } from '../platform';
import { type StructuredData, serializeData, storeData } from './structuredData';

/** Structured data about the page for search engines. */
export function DataBlock({ data }: { data: StructuredData }) {
  return useIsHydrated() && <script type="application/ld+json">{serializeData(data)}</script>;
}

/** Structured data about the shop for search engines. Rendered once, by the shell. */
export function StoreData() {
  return <DataBlock data={storeData(useCountry(), document.baseURI)} />;
}
