export { articleCovers } from './covers';
export { type ArticleName, articleNames } from './messages';
export { findTopic, type Topic, topics } from './topics';
