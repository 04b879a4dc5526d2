export { followStorage } from './followStorage';
export { openStorage, readStored, store } from './storage';
