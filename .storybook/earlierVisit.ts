import { createShop } from '#app/ShopProvider';
import { fetchOffers, fetchOrders } from '#features/shared/api';
import type { Country } from '#features/shared/country';

/** Visits the shop as a logged-in shopper and leaves it: what it keeps on the device stays. */
export async function visitAndLeave(country: Country): Promise<void> {
  const { rpc, session, keeper, queryClient } = createShop(country);
  await queryClient.fetchQuery(session.query);
  await Promise.all([fetchOffers(rpc), fetchOrders(rpc)]);
  keeper.write();
}
