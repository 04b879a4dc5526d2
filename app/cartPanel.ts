import { createChunk } from '#features/shared/platform';

/** The code of the cart panel, which no first page needs. */
export const cartPanel = createChunk(async () => (await import('#features/cart')).CartPanel);
