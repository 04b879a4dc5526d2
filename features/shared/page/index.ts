export { LoadFailure, type LoadFailureProps } from './LoadFailure';
export { NotFound } from './NotFound';
export { PageHeading, type PageHeadingProps } from './PageHeading';
export { usePageTitle } from './usePageTitle';
export { useScrolledPast } from './useScrolledPast';
