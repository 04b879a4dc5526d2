/** Whether a request to this address carries calls in its body. The endpoint can be in any folder of its host. */
export const isRpc = (url: string): boolean => new URL(url).pathname.endsWith('/_rpc');
