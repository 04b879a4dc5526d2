import { afterEach, expect, it, vi } from 'vitest';
import { RpcError } from '#features/shared/protocol';
import { createShop } from './ShopProvider';

// The backend's address is derived from the page's (Specification/Protocol).
vi.hoisted(() => vi.stubGlobal('location', new URL('http://localhost/')));

afterEach(() => void vi.restoreAllMocks());

/** A backend that refuses every call. */
function refuse(code: string) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const sent = JSON.parse(String(init?.body));
    const answer = ({ meta }: { meta: object }) => ({ status: 'error', data: code, meta });
    return Response.json(Array.isArray(sent) ? sent.map(answer) : answer(sent));
  });
}

const edin = { firstName: 'Edin', lastName: '', username: 'edin', phone: '', email: '' };

/** A shop with a logged-in member. */
function shopWithMember() {
  const shop = createShop('BA');
  shop.session.update(edin, shop.session.loginId());
  return { ...shop, isLoggedIn: () => shop.session.store.getState().userData.isLoggedIn };
}

it('keeps personal data while the login is unknown and removes it on logout', async () => {
  const { session, queryClient } = createShop('BA');
  const orders = () => queryClient.getQueryData(['orders', 'edin']);
  const meta = { isPersonal: true };
  await queryClient.fetchQuery({ queryKey: ['orders', 'edin'], queryFn: () => [], meta });
  queryClient.setQueryData(['offers'], []);
  session.setUnknown();
  expect(orders()).toEqual([]);
  session.expire(Date.now());
  expect(orders()).toBeUndefined();
  expect(queryClient.getQueryData(['offers'])).toEqual([]);
});

const method = 'shopOrders.f.getAll';

it('removes personal data when a check finds another user', async () => {
  const { session, queryClient } = shopWithMember();
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey: ['orders', 'edin'], meta: { isPersonal: true } });
  session.store.setState({ known: { ...session.store.getState().known, person: 1 } });
  expect(queryClient.getQueryCache().find({ queryKey: ['orders', 'edin'] })).toBeUndefined();
});

it('ends drafts when another user follows one whose login has expired', () => {
  const { session, drafts } = createShop('BA');
  class Draft {
    endLogin = vi.fn();
  }
  const { endLogin } = drafts.of(Draft);
  const { known } = session.store.getState();
  session.store.setState({ known: { ...known, ended: 'expired' } });
  expect(endLogin).not.toHaveBeenCalled();
  session.store.setState({ known: { ...known, user: edin, person: 1 } });
  expect(endLogin).toHaveBeenCalledOnce();
});

it('ends the session when a call fails with NOT_LOGGED_IN and still rejects the call', async () => {
  refuse('NOT_LOGGED_IN');
  const { rpc, isLoggedIn } = shopWithMember();
  await expect(rpc.call({ method })).rejects.toEqual(new RpcError('NOT_LOGGED_IN'));
  expect(isLoggedIn()).toBe(false);
});

it('ends the session when one call of a batch fails with NOT_LOGGED_IN', async () => {
  refuse('NOT_LOGGED_IN');
  const { rpc, isLoggedIn } = shopWithMember();
  const [first] = await rpc.batch([{ method }, { method: 'shopUsers.f.edit' }]);
  expect(first).toEqual({ status: 'error', code: 'NOT_LOGGED_IN' });
  expect(isLoggedIn()).toBe(false);
});

it('removes personal queries with the session, the failed one included', async () => {
  refuse('NOT_LOGGED_IN');
  const { rpc, queryClient, isLoggedIn } = shopWithMember();
  const queryKey = ['orders', 'edin'];
  const orders = { queryKey, queryFn: () => rpc.call({ method }), meta: { isPersonal: true } };
  queryClient.setQueryData(queryKey, ['104512']);
  await expect(queryClient.fetchQuery({ ...orders, staleTime: 0 })).rejects.toThrow();
  expect(isLoggedIn()).toBe(false);
  expect(queryClient.getQueryCache().find({ queryKey })).toBeUndefined();
});

it('keeps the session when a call fails with another code', async () => {
  refuse('WRONG_CREDENTIALS');
  const { rpc, isLoggedIn } = shopWithMember();
  await expect(rpc.call({ method })).rejects.toThrow();
  expect(isLoggedIn()).toBe(true);
});
