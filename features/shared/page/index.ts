export { keyed } from './keyed';
export { LoadFailure, type LoadFailureProps } from './LoadFailure';
export { NotFound } from './NotFound';
export { PageHeading, type PageHeadingProps } from './PageHeading';
export { PageMessage } from './PageMessage';
export { RuledPoints, type RuledPointsProps } from './RuledPoints';
export { SplitSection, type SplitSectionProps } from './SplitSection';
export { useComesNear } from './useComesNear';
export { useScrolledPast } from './useScrolledPast';
