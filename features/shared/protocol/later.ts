/** What the client loads when it is first used: batches, callbacks and streams, in one piece. */
export { batch } from './batch';
export { withCallbacks } from './callbacks';
export { subscribe } from './subscribe';
