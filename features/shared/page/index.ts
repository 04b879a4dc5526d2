/** What surrounds the content of a page: heading, metadata, failures, not found. */

export { absoluteAddress } from './address';
export { CopyButton } from './CopyButton';
export { DataBlock, StoreData } from './DataBlock';
export { KeptFocus } from './KeptFocus';
export { Lazy } from './Lazy';
export { LoadFailure } from './LoadFailure';
export { LoadMore } from './LoadMore';
export { messages as pageMessages } from './messages';
export { NoOffers } from './NoOffers';
export { PageBreadcrumb } from './PageBreadcrumb';
export { PageHeading } from './PageHeading';
export { PageIntro } from './PageIntro';
export { PageMessage } from './PageMessage';
export { PrintedContact } from './PrintedContact';
export { Promises } from './Promises';
export { RenderInBatches } from './RenderInBatches';
export { RuledPoints } from './RuledPoints';
export { SplitSection } from './SplitSection';
export { showAndFocus } from './showAndFocus';
export type { StructuredData } from './structuredData';
export { ToShop } from './ToShop';
export { useShownCount } from './useShownCount';
