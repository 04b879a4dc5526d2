export { useIsOnline } from './useIsOnline';
