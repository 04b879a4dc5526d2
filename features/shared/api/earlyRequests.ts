/** The requests that the page may send before the code of this folder has loaded; nothing is imported here. */

export const loginCheckRequest = { method: 'auth.checkLogin' } as const;

export const offersRequest = { method: 'offers.f.getAll', args: { includeReviews: true } } as const;

export const OFFER_METHOD = 'offers.f.getSlog';

export const offerRequest = (slug: string) => ({ method: OFFER_METHOD, params: { Slog: slug } });
