export {
  FieldSkeleton,
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
  skeletonRatios,
  skeletonShapes,
  skeletonSizes,
  skeletonWidths,
} from './Skeleton';
