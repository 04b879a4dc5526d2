export { Corner, type CornerProps, cornerInsets } from './Corner';
