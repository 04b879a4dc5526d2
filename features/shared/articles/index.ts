export { ArticleTeasers } from './ArticleTeasers';
export { articleCovers } from './covers';
export { articleNames } from './messages';
export { findTopic, type Topic, topics } from './topics';
