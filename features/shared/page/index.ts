/** What surrounds the content of a page: heading, metadata, failures, not found, and the overlays that open over it. */

export { absoluteAddress } from './address';
export { BelowFirstScreen } from './BelowFirstScreen';
export { CopyButton } from './CopyButton';
export { copyMessages } from './copyMessages';
export { DataBlock, StoreData } from './DataBlock';
export { LoadFailure } from './LoadFailure';
export { messages as pageMessages } from './messages';
export { NotFound } from './NotFound';
export {
  createHashHistory,
  createMemoryHistory,
  Navigation,
  type ShopHistory,
  useNavigationState,
} from './navigation';
export { OverlayFailure } from './OverlayFailure';
export { OverlayPart } from './OverlayPart';
export { type OverlayName, OverlayProvider, useOpenOverlay, useOverlay } from './overlays';
export { PageHead, type PageHeadProps } from './PageHead';
export { PageHeading } from './PageHeading';
export { PageMessage } from './PageMessage';
export { Part } from './Part';
export { messages as partMessages } from './partMessages';
export { RuledPoints } from './RuledPoints';
export { SplitSection } from './SplitSection';
export type { StructuredData } from './structuredData';
