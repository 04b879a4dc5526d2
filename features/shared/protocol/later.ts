/** The parts of the client that load on first use, as one chunk: batches, callbacks and streams. */
export { batch } from './batch';
export { withCallbacks } from './callbacks';
export { subscribe } from './subscribe';
