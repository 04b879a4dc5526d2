export { LoadMore, type LoadMoreProps, loadMoreStates } from './LoadMore';
