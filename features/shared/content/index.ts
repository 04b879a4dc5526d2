/** Articles and long texts: their names, covers and layout, and how a page of Markdown is loaded. */

export { ArticleTeasers } from './ArticleTeasers';
export { articleNames } from './articleMessages';
export { type Content, createLibrary, type Pieces } from './content';
export { articleCovers } from './covers';
export { keyed } from './keyed';
export { type QuizGoal, quizGoals } from './quizGoals';
export { TextPage } from './TextPage';
export { TextSkeleton } from './TextSkeleton';
export { findTopic, type Topic, topics } from './topics';
