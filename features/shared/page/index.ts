/** What surrounds the content of a page: heading, metadata, failures, not found, skeletons. */

export { absoluteAddress } from './address';
export { CopyButton } from './CopyButton';
export { DataBlock, StoreData } from './DataBlock';
export { DataDate, QueryDate } from './DataDate';
export { Lazy } from './Lazy';
export { LoadFailure } from './LoadFailure';
export { LoadMore } from './LoadMore';
export { messages as pageMessages } from './messages';
export { NotFound } from './NotFound';
export { PageHead, type PageHeadProps } from './PageHead';
export { PageHeading } from './PageHeading';
export { PageMessage } from './PageMessage';
export { PrintedContact } from './PrintedContact';
export { Promises } from './Promises';
export { messages as partMessages } from './partMessages';
export { messages as promiseMessages } from './promiseMessages';
export { RenderInBatches } from './RenderInBatches';
export { RuledPoints } from './RuledPoints';
export { SplitSection } from './SplitSection';
export type { StructuredData } from './structuredData';
