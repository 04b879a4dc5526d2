// Blocks of the pages that say when and how to use a primitive.
export { Choices } from './Choices';
export { DoDont } from './DoDont';
export { WhenToUse } from './WhenToUse';
