import { env } from '#features/shared/env';
import { createRpcClient } from '#features/shared/rpc';

export const rpc = createRpcClient({
  url: `${env.apiBase}/_rpc`,
  meta: () => ({ country: 'BA' }),
});
