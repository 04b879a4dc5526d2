export {
  Container,
  type ContainerProps,
  containerElements,
  containerPlaces,
  containerWidths,
} from './Container';
