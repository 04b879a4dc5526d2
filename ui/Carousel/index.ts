export {
  Carousel,
  type CarouselLabels,
  type CarouselProps,
  type CarouselSlide,
  carouselLayouts,
} from './Carousel';
export { CarouselSkeleton, type CarouselSkeletonProps } from './CarouselSkeleton';
