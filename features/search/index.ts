export { messages as searchMessages } from './messages';
export { Search } from './Search';
