export { followStorage } from './followStorage';
export { openStorage, readStored, type StoragePlace, store } from './storage';
