export { openSearch, useSearchRequests } from './openSearch';
