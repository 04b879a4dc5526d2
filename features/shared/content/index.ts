/** Articles and long texts: names, covers, layout, and loading of Markdown pages. */

export { ArticleTeasers } from './ArticleTeasers';
export { claimWords, makesClaim } from './claimWords';
export { type Content, createLibrary } from './content';
export { articleCovers } from './covers';
export { messages as contentMessages } from './messages';
export { TextPage } from './TextPage';
export { TextSkeleton } from './TextSkeleton';
export { findTopic, type Topic, topics } from './topics';
export { withKeys } from './withKeys';
