export { Container, type ContainerProps, containerElements, containerWidths } from './Container';
