import type { Hundredths, OfferId, OrderId, OrderNumber, ShopRpc, Slug } from '#features/shared/api';

/** Branded values as tests write them. What comes from outside goes through a schema of `features/shared`. */
export const offerId = (id: string) => id as OfferId;
export const orderId = (id: string) => id as OrderId;
export const orderNumber = (number: string) => number as OrderNumber;
export const slug = (text: string) => text as Slug;
export const hundredths = (amount: number) => amount as Hundredths;

/** An offer as the backend sends it, with what each must have. */
export const wireOffer = (ID: number, changes: object = {}) => ({
  ID,
  Name: `Offer ${ID}`,
  Slog: `offer-${ID}`,
  Group: 'potency',
  NewPrice: 10,
  Currency: 'KM',
  ...changes,
});

/** A client whose calls get whatever `answer` makes of them, well formed or not. It sends nothing. */
export function rpcAnswering(
  answer: (
    call: { method: string; params?: object; args?: object; meta?: object },
    options?: object,
  ) => unknown,
): ShopRpc {
  const isNoCall = () => Promise.reject(new Error('rpcAnswering answers single calls only'));
  return {
    call: async (call, options) => answer(call, options),
    batch: isNoCall,
    subscribe: isNoCall,
  };
}

/** The storage of a browser, which keeps what its tabs store. */
export function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** The Web Locks of a browser, which its tabs share: each waits for the one before. */
export function createLocks(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<T>(
      ...[name, ...rest]: [string, LockGrantedCallback<T>] | [string, LockOptions, LockGrantedCallback<T>]
    ) {
      const work = rest.length === 1 ? rest[0] : rest[1];
      const turn = last.then(() => work({ name, mode: 'exclusive' }));
      last = turn.catch(() => {});
      return turn as Promise<Awaited<T>>;
    },
  };
}
