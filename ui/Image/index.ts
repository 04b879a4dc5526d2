export { Image, type ImageProps, type ImageSource, imageCorners, imageFits, imageRatios } from './Image';
