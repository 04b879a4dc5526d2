/** Access to the browser: environment, storage, network, loading of code. */

export { backendAddress } from './backendAddress';
export { CHUNK_TIMEOUT, type Chunk, createChunk } from './chunk';
export { isInAppBrowser, isWeakDevice, savesData } from './device';
export { env } from './env';
export { type FirstScreen, hasFirstScreen } from './firstScreen';
export { followStorage } from './followStorage';
export { openStorage, readStored, store } from './storage';
export { type ChunkFailure, useChunk } from './useChunk';
export { useComesNear } from './useComesNear';
export { useFirstGesture } from './useFirstGesture';
export { useIsOnline } from './useIsOnline';
export { useRetryOnline } from './useRetryOnline';
