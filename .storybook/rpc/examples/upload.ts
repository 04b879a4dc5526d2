import type { Run } from './types';

const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
const rest = new Uint8Array(3_000_000);
const ImageFile = new File([signature, rest], 'picture.png');

export const run: Run = async ({ rpc, log, showProgress, signal }) => {
  const call = {
    method: 'staticContent.images.f.upload',
    params: { ImageName: 'A picture', ImageTag: 'offer', ImageFile },
  };
  const onProgress = (sent: number) => showProgress(sent, 1);
  log(await rpc.call(call, { onProgress, signal }));
};
