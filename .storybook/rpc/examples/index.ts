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
  /** The source of `run`. */
  code: string;
  run: Run;
}

/** Ordered from simple to advanced. */
export const examples: readonly RpcExample[] = [
  {
    title: 'One call',
    text: 'A method, its params, and the data of the answer. The signal cancels the request. The client itself has no time-out.',
    code: oneCallCode,
    ...oneCall,
  },
  {
    title: 'An error',
    text: 'A failed call rejects with an RpcError. Its code comes from the backend or is one of the client’s own.',
    code: errorCode,
    ...error,
  },
  {
    title: 'Callbacks',
    text: 'With onOk and onError the outcome goes to the callbacks, and the promise only says that the call has ended.',
    code: callbacksCode,
    ...callbacks,
  },
  {
    title: 'A batch with a bind',
    text: 'One request carries several calls, and each has its own result. A bound call takes fields of another call’s answer, found by method or by meta.',
    code: boundBatchCode,
    ...boundBatch,
  },
  {
    title: 'The first or the last',
    text: 'When one result is enough, the result mode picks the first or the last call that was answered.',
    code: firstAndLastCode,
    ...firstAndLast,
  },
  {
    title: 'A batch with progress',
    text: 'A stream reports the progress of a long batch. It opens after half a second, when most batches have ended, so a short batch makes no second request.',
    code: batchProgressCode,
    ...batchProgress,
  },
  {
    title: 'An upload',
    text: 'A File among the params makes the request multipart. The progress is the fraction that has been sent.',
    code: uploadCode,
    ...upload,
  },
  {
    title: 'A stream',
    text: 'Events arrive until the backend ends the stream or it is cancelled. With reconnect, a lost stream reopens after a second.',
    code: streamCode,
    ...stream,
  },
];
