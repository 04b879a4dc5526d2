export { Image, type ImageProps, imageCorners, imageFits, imageRatios } from './Image';
