/** Articles and long texts: names, covers, layout, and loading of Markdown pages. */

export { ArticleTeasers } from './ArticleTeasers';
export { articleNames } from './articleMessages';
export { claimWords, makesClaim } from './claimWords';
export { type Content, createLibrary } from './content';
export { articleCovers } from './covers';
export { TextPage } from './TextPage';
export { TextSkeleton } from './TextSkeleton';
export { messages as contentMessages } from './textMessages';
export { findTopic, type Topic, topics } from './topics';
export { withKeys } from './withKeys';
