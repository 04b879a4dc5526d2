import { expect, it, vi } from 'vitest';
import { createShop } from './ShopProvider';

// The backend is sought beside the page (contract, 'Bases').
vi.hoisted(() => vi.stubGlobal('location', new URL('http://localhost/')));

it('keeps what is personal through a lost connection, and forgets it with the login', async () => {
  const { session, queryClient } = createShop('BA');
  const orders = () => queryClient.getQueryData(['orders', 'edin']);
  const meta = { isPersonal: true };
  await queryClient.fetchQuery({ queryKey: ['orders', 'edin'], queryFn: () => [], meta });
  queryClient.setQueryData(['offers'], []);
  session.store.setState({ isLoggedIn: null, user: null });
  expect(orders()).toEqual([]);
  session.expire();
  expect(orders()).toBeUndefined();
  expect(queryClient.getQueryData(['offers'])).toEqual([]);
});
