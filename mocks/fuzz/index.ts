/** Malformed answers, storages and addresses, for the fuzz tests beside what reads them. */
export { property } from './property';
export { addressText, malformed, malformedText, storageWith } from './values';
