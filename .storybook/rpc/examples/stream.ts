import type { Run } from './types';

const count = {
  method: 'protocol.count',
  params: { to: 20, everyMs: 200 },
};

export const run: Run = ({ rpc, log, showProgress, signal }) =>
  new Promise((onClose, reject) => {
    const options = {
      onData(json: unknown) {
        showProgress(Number(json), 20);
        log(json);
      },
      onError: log,
      onClose,
      reconnect: false,
      signal,
    };
    rpc.subscribe(count, options).catch(reject);
  });
