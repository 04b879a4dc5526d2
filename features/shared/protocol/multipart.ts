import type { RpcOptions } from './types';

/**
 * Posts a call as multipart, each file in a part named by its param (Specification/Protocol). Uses XMLHttpRequest,
 * because fetch does not report upload progress. Rejects if there is no answer or the answer is not JSON.
 */
export function postWithFiles(
  url: string,
  call: object,
  files: ReadonlyMap<string, File>,
  { signal, onProgress }: RpcOptions,
): Promise<unknown> {
  const body = new FormData();
  body.set('call', JSON.stringify(call));
  for (const [param, file] of files) body.set(param, file);

  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw signal.reason;
    if (onProgress !== undefined && typeof onProgress !== 'function') {
      throw new Error('onProgress is a function');
    }
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
      reject(signal?.reason);
    };
    request.open('POST', url);
    request.withCredentials = true;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => {
      if (request.status !== 200) {
        reject(new Error(`HTTP ${request.status}`));
        return;
      }
      // Some connections report no progress; an answer means that everything has been sent.
      onProgress?.(1);
      try {
        resolve(JSON.parse(request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new Error('no answer'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    request.send(body);
  });
}
