import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import { addOrder, type NewOrder, type User, useRpc } from '#features/shared/api';
import { type Cart, type CartSummary, useCart, type useCartSummary } from '#features/shared/cart';
import { useCountry } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { isClientFailure, RpcError } from '#features/shared/rpc';
import { useSession } from '#features/shared/session';
import { normalizePhone } from '#ui/PhoneInput';
import { type OrderFields, orderSchema } from './rules';

/**
 * Why there is no order.
 * - `noArticles`: the cart is empty
 * - `noPrices`: nobody has seen yet what it costs
 * - `notSold`: what `names` names has been taken out of the cart, for the shop does not sell it any more
 * - `refused`: the backend said no
 * - `unclear`: the answer was lost, so the order may have arrived (decision 11)
 */
export type OrderFailure =
  | { reason: 'noArticles' | 'noPrices' | 'refused' | 'unclear' }
  | { reason: 'notSold'; names: string[] };

/** The order form and what its button does. It lives as long as the screen, so that a lost login loses nothing typed. */
export function useOrder(
  user: User | null,
  { summary, refetch }: Pick<ReturnType<typeof useCartSummary>, 'summary' | 'refetch'>,
) {
  const rpc = useRpc();
  const cart = useCart();
  const session = useSession();
  const navigate = useNavigate();
  const { phoneCountry } = useCountry();
  const form = useForm<OrderFields>({
    resolver: valibotResolver(orderSchema),
    defaultValues: { firstName: '', lastName: '', phone: '' },
    ...(user && {
      values: {
        firstName: user.firstName,
        lastName: user.lastName,
        phone: normalizePhone(user.phone, phoneCountry),
      },
    }),
    resetOptions: { keepDirtyValues: true },
    reValidateMode: 'onSubmit',
  });
  const [failure, setFailure] = useState<OrderFailure>();
  const [isSending, setIsSending] = useState(false);
  /** The same at once: two clicks may come before the button is drawn as busy. */
  const sending = useRef(false);
  /** What was bought, from the answer until the thank-you page stands. */
  const [bought, setBought] = useState<CartSummary>();

  async function send(fields: OrderFields): Promise<OrderFailure | undefined> {
    if (cart.store.getState().lines.length === 0) return { reason: 'noArticles' };
    if (summary.items.length === 0) {
      void refetch();
      return { reason: 'noPrices' };
    }
    const articles = summary.items.map(({ offer, quantity }) => ({ id: offer.id, quantity }));
    let orderId: string;
    try {
      orderId = await addOrder(rpc, { ...fields, articles, key: attemptKey(cart, articles) });
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return explain(error);
    }
    setBought(summary);
    attempts.delete(cart);
    cart.clear();
    await navigate(routes.thankYou.href(orderId), { replace: true });
    return undefined;
  }

  async function explain(error: RpcError): Promise<OrderFailure | undefined> {
    if (error.code === 'NOT_LOGGED_IN') {
      // The login forms are the answer to that.
      session.expire();
      return undefined;
    }
    if (error.code === 'NOT_FOUND') {
      const { data: offers = [] } = await refetch();
      const sold = new Set(offers.map((offer) => offer.id));
      const names = summary.items.filter(({ offer }) => !sold.has(offer.id)).map(({ offer }) => offer.name);
      // An empty list says that the list failed (seed §7).
      if (sold.size > 0 && names.length > 0) return { reason: 'notSold', names };
    }
    return { reason: isClientFailure(error) ? 'unclear' : 'refused' };
  }

  const wasAboutNothing = failure?.reason === 'noArticles' || failure?.reason === 'noPrices';

  return {
    form,
    /** Gone once there is something to order and its price is known. */
    failure: wasAboutNothing && summary.items.length > 0 ? undefined : failure,
    bought,
    submit: form.handleSubmit(async (fields) => {
      if (sending.current || bought) return;
      sending.current = true;
      setIsSending(true);
      setFailure(undefined);
      try {
        setFailure(await send(fields));
      } finally {
        sending.current = false;
        setIsSending(false);
      }
    }),
    isBusy: isSending || bought !== undefined,
  };
}

export type Order = ReturnType<typeof useOrder>;

/** Kept with the cart, not the screen: who goes to look whether a lost order has arrived comes back to the same purchase. */
const attempts = new WeakMap<Cart, { articles: string; key: string }>();

/** A UUID for each purchase: the same however often it is tried, another once the cart is another (decision 18). */
function attemptKey(cart: Cart, ordered: NewOrder['articles']): string {
  const articles = JSON.stringify(ordered);
  const earlier = attempts.get(cart);
  if (earlier?.articles === articles) return earlier.key;
  const key = uuid();
  attempts.set(cart, { articles, key });
  return key;
}
