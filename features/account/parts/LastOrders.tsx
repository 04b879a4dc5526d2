import { useState } from 'react';
import { getOrdersCall, type Order, readKept, useOffers } from '#features/shared/api';
import { DataDate } from '#features/shared/page';
import { useHasCheckFailed, useSession } from '#features/shared/session';
import { OrdersOf } from './Orders';

/**
 * The orders that the device has kept of its login, while the server cannot be asked who is logged in
 * (Specification/Kept data). Nothing is rendered without any.
 */
export function LastOrders() {
  const { loginId } = useSession();
  const hasFailed = useHasCheckFailed();
  const [kept] = useState(() => {
    const owner = loginId();
    return owner && readKept('orders', getOrdersCall, owner);
  });
  return kept && hasFailed ? <Kept orders={kept.data} date={kept.date} /> : null;
}

/** A component of its own, because only then are the offers needed. */
function Kept({ orders, date }: { orders: Order[]; date: number }) {
  const { data: offers = [] } = useOffers();
  return (
    <>
      <DataDate date={date} />
      <OrdersOf orders={orders} offers={offers} />
    </>
  );
}
