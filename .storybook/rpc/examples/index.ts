import * as batchProgress from './batchProgress';
import batchProgressCode from './batchProgress.ts?raw';
import * as boundBatch from './boundBatch';
import boundBatchCode from './boundBatch.ts?raw';
import * as callbacks from './callbacks';
import callbacksCode from './callbacks.ts?raw';
import { rpc } from './client';
import clientCode from './client.ts?raw';
import * as error from './error';
import errorCode from './error.ts?raw';
import * as firstAndLast from './firstAndLast';
import firstAndLastCode from './firstAndLast.ts?raw';
import * as oneCall from './oneCall';
import oneCallCode from './oneCall.ts?raw';
import * as stream from './stream';
import streamCode from './stream.ts?raw';
import type { Run } from './types';
import * as upload from './upload';
import uploadCode from './upload.ts?raw';

export { clientCode, rpc };

export interface RpcExample {
  title: string;
  text: string;
  /** The source of what `run` does, to the letter. */
  code: string;
  run: Run;
}

/** In the order in which one learns them. */
export const examples: readonly RpcExample[] = [
  {
    title: 'One call',
    text: 'A method, its params, and the data of the answer. The signal gives the request up; the client itself never does, it has no time-out.',
    code: oneCallCode,
    ...oneCall,
  },
  {
    title: 'An error',
    text: 'A call that fails rejects with an RpcError. Its code is the backend’s own or one of the client’s, listed below.',
    code: errorCode,
    ...error,
  },
  {
    title: 'Callbacks',
    text: 'Who would rather be called back gives onOk and onError. The outcome goes there, and the promise says only that all is over.',
    code: callbacksCode,
    ...callbacks,
  },
  {
    title: 'A batch with a bind',
    text: 'Several calls travel in one request, and each has a result of its own. A bound call takes fields of another one’s answer, named by its method or by some of its meta.',
    code: boundBatchCode,
    ...boundBatch,
  },
  {
    title: 'The first or the last',
    text: 'Where one result is enough, the result mode chooses it among the calls that were answered.',
    code: firstAndLastCode,
    ...firstAndLast,
  },
  {
    title: 'A batch with progress',
    text: 'A long batch can be watched. The stream for it opens after half a second, which most batches do not outlast, so a short one costs nothing more.',
    code: batchProgressCode,
    ...batchProgress,
  },
  {
    title: 'An upload',
    text: 'A File among the params makes the request multipart. The progress is the part that has been sent.',
    code: uploadCode,
    ...upload,
  },
  {
    title: 'A stream',
    text: 'Events come until the backend ends the stream, or until it is cancelled. With reconnect a lost stream comes back after a second.',
    code: streamCode,
    ...stream,
  },
];
