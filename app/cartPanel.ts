import { codeQuery } from '#features/shared/platform';

/** The code of the cart panel, kept out of the first load. */
export const cartPanel = codeQuery(async () => (await import('#features/cart')).CartPanel);
