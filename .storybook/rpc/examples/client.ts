import { env } from '#features/shared/platform';
import { createRpcClient } from '#features/shared/protocol';

export const rpc = createRpcClient({
  url: `${env.apiBase}/_rpc`,
  meta: { country: 'BA' },
});
