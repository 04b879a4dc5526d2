export { type Content, createLibrary, type Pieces } from './content';
export { TextPage } from './TextPage';
export { TextSkeleton } from './TextSkeleton';
