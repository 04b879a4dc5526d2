// Blocks of the pages that say when and how to use a primitive.
export { Choices, type ChoicesProps } from './Choices';
export { DoDont, type DoDontProps } from './DoDont';
export { PrimitiveFacts } from './PrimitiveFacts';
