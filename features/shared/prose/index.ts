export { type Content, createLibrary, type Library, type Pieces } from './content';
export { TextPage, type TextPageProps } from './TextPage';
export { TextSkeleton } from './TextSkeleton';
