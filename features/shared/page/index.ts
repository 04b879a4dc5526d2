/** What a page is made of beside its content: heading, head, failure, not found, and what opens over it. */

export { ProductData, StoreData } from './DataBlock';
export { keyed } from './keyed';
export { LoadFailure } from './LoadFailure';
export { NotFound } from './NotFound';
export { OverlayFailure } from './OverlayFailure';
export { OverlayPart } from './OverlayPart';
export { openSearch, useSearchRequests } from './openSearch';
export { PageHead, type PageHeadProps } from './PageHead';
export { PageHeading } from './PageHeading';
export { PageMessage } from './PageMessage';
export { Part } from './Part';
export { RuledPoints } from './RuledPoints';
export { SplitSection } from './SplitSection';
export { useComesNear } from './useComesNear';
export { useOpenHere } from './useOpenHere';
export { useScrolledPast } from './useScrolledPast';
