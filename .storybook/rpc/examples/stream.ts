import type { Run } from './types';

const count = {
  method: 'protocol.count',
  params: { to: 20, everyMs: 200 },
};

export const run: Run = ({ rpc, say, show, signal }) =>
  new Promise((onClose, reject) => {
    const options = {
      onData(json: unknown) {
        show(Number(json), 20);
        say(json);
      },
      onError: say,
      onClose,
      reconnect: false,
      signal,
    };
    rpc.subscribe(count, options).catch(reject);
  });
