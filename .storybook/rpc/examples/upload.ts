import type { Run } from './types';

/** The header of a PNG of one pixel. */
const head = new Uint8Array([
  137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1,
]);
const rest = new Uint8Array(3_000_000);
const ImageFile = new File([head, rest], 'picture.png');

export const run: Run = async ({ rpc, log, showProgress, signal }) => {
  const call = {
    method: 'staticContent.images.f.upload',
    params: { ImageName: 'A picture', ImageTag: 'offer', ImageFile },
  };
  const onProgress = (sent: number) => showProgress(sent, 1);
  log(await rpc.call(call, { onProgress, signal }));
};
