import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOfferList } from '#features/shared/api';
import { type Obstacle, orderableToday, parseCart, useCart } from '#features/shared/cart';
import { routes, useGoTo, useIsNavigating } from '#features/shared/navigation';

const PARAM = 'cart';

/**
 * Adds the articles that the address names to the cart, as the reminder in a calendar does (Screens/Account). What the cart
 * already holds keeps its quantity. A reload does not add them again.
 *
 * @returns what of them cannot be ordered today
 */
export function useCartOfAddress(): readonly Obstacle[] {
  const [query] = useSearchParams();
  const goTo = useGoTo();
  const isLeaving = useIsNavigating();
  const cart = useCart();
  const { data: list } = useOfferList();
  // Stored, because they then leave the address.
  const [articles] = useState(() => parseCart(query.get(PARAM)));
  // The backend answers with an empty list when loading the offers failed (Specification/Cart).
  const today = list?.offers.length ? list : undefined;
  const orderable = useMemo(() => today && orderableToday({ articles }, today), [articles, today]);
  const isNamed = query.has(PARAM);
  useEffect(() => {
    if (!isNamed || !orderable || isLeaving) return;
    cart.fill(orderable.lines);
    goTo(routes.checkout.href(), { replace: true });
  }, [isNamed, orderable, cart, goTo, isLeaving]);
  return orderable?.obstacles ?? [];
}
