export {
  Carousel,
  type CarouselProps,
  type CarouselSlide,
  type CarouselWords,
  carouselLayouts,
} from './Carousel';
