export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
  skeletonRatios,
  skeletonShapes,
  skeletonWidths,
} from './Skeleton';
