export { NoWrap, type NoWrapProps } from './NoWrap';
