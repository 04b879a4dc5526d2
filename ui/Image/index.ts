export { Image, type ImageProps, type ImageSource, imageFits, imageRatios } from './Image';
