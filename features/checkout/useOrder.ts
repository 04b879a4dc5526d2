import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import {
  addOrder,
  fetchOrders,
  type OrderId,
  type Order as PlacedOrder,
  type User,
  useRpc,
} from '#features/shared/api';
import { type CartLine, unreadLines, useCart, type useCartSummary } from '#features/shared/cart';
import { useCountry } from '#features/shared/country';
import { useIsOnline } from '#features/shared/platform';
import { RpcError } from '#features/shared/protocol';
import { routes } from '#features/shared/routes';
import { useSession } from '#features/shared/session';
import { normalizePhone } from '#ui/PhoneInput';
import { findArrived, latestOf } from './arrival';
import { type Attempted, attemptOf, type CurrentAttempt, isAllThatWasSent, wasSent } from './attempt';
import { changesSince, useChanges } from './changes';
import { inTurn } from './inTurn';
import { isUnclear, type OrderFields, orderSchema } from './rules';
import { useArrival } from './useArrival';

/**
 * Why there is no order.
 * - `noArticles`: the cart is empty
 * - `noPrices`: nobody has seen yet what it costs
 * - `offline`, `notChecked`: whether the prices still hold could not be asked or read, so nothing was sent
 * - `refused`: the backend said no
 * - `unclear`: the answer was lost, so the order may have arrived (decision 11)
 */
export type OrderFailure = 'noArticles' | 'noPrices' | 'offline' | 'notChecked' | 'refused' | 'unclear';

/** How long an order waits for the list of the earlier ones, which it can do without. */
const KNOWN_WITHIN_MS = 4_000;

/** An order that was thought lost, found among the shopper's orders. */
export interface Arrived extends PlacedOrder {
  /** Whether it can only have been sent with what the form and the cart hold now. */
  isAsTyped: boolean;
}

/** Whether the cart holds what is to be ordered. */
const isSame = (lines: readonly CartLine[], articles: Attempted['articles']) =>
  lines.length === articles.length &&
  lines.every(({ offerId, quantity }, at) => {
    const article = articles[at];
    return article?.id === offerId && article.quantity === quantity;
  });

/**
 * The order form and what its button does. It lives as long as the screen, so that a lost login loses nothing typed.
 */
export function useOrder(user: User | null, prices: ReturnType<typeof useCartSummary>) {
  const { summary, refetch } = prices;
  const rpc = useRpc();
  const cart = useCart();
  const attempt = attemptOf(cart);
  const session = useSession();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
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
  const { changes, agreedTotal, agree } = useChanges(prices);
  const [failure, setFailure] = useState<OrderFailure>();
  const [isSending, setIsSending] = useState(false);
  /** The same at once: two clicks may come before the button is drawn as busy. */
  const sending = useRef(false);
  /** Aborted once the screen is left: leaving before anything was sent orders nothing. */
  const left = useRef(AbortSignal.abort());
  useEffect(() => {
    const leave = new AbortController();
    left.current = leave.signal;
    return () => leave.abort();
  }, []);
  /** What was bought, from the answer until the thank-you page stands. */
  const [bought, setBought] = useState<readonly CartLine[]>();

  const articles = summary.items.map(({ offer, quantity }) => ({ id: offer.id, quantity }));
  const typed = v.safeParse(orderSchema, useWatch({ control: form.control }));
  /** What the button would send; `undefined` while a field is not right. */
  const order = typed.success ? { ...typed.output, articles } : undefined;

  // An attempt from before a reload is as unclear as one whose answer was lost.
  const [lost, setLost] = useState(() => attempt.current);
  /** Whether a further try makes no further order. */
  const isRepeat = order !== undefined && lost !== undefined && wasSent(order, lost);
  const [arrived, setArrived] = useState<Arrived>();
  const arrival = useArrival(user && !isSending && !bought ? lost : undefined, (found, of) => {
    // Another tab may have sent something else since, or ended it.
    const { current } = attempt;
    const isAsTyped = order !== undefined && current?.seed === of.seed && isAllThatWasSent(order, current);
    setArrived({ ...found, isAsTyped });
    settle(found.articles, of);
  });

  /** There is an order of these articles, and it came of this attempt. */
  function settle(ordered: readonly CartLine[], of: CurrentAttempt) {
    setBought(ordered);
    // Where another tab was first, the cart holds what came later.
    if (attempt.end(of)) cart.takeOut(ordered);
  }

  /** @param knows that the shopper has read that it is another order than one that may have arrived */
  async function send(fields: OrderFields, knows: boolean): Promise<OrderFailure | undefined> {
    // Another tab may have ordered it.
    if (cart.refresh().length === 0) return 'noArticles';
    if (summary.items.length === 0) {
      void refetch();
      return 'noPrices';
    }
    const wanted = { ...fields, articles };
    const [fresh, orders] = await Promise.all([
      refetch(),
      fetchOrders(rpc, { signal: AbortSignal.timeout(KNOWN_WITHIN_MS) }).catch(() => undefined),
    ]);
    // The login has just turned out to be over: the login forms stand where the button was.
    if (session.store.getState().isLoggedIn === false) return undefined;
    const { current } = attempt;
    const found = orders && current && findArrived(orders, current);
    if (found && isAllThatWasSent(wanted, current)) {
      await finish(found.id, found.articles, current);
      return undefined;
    }
    if (found) {
      // Somebody who comes back is told then.
      if (left.current.aborted) return undefined;
      setArrived({ ...found, isAsTyped: false });
      settle(found.articles, current);
      return undefined;
    }
    if (fresh.isError || !fresh.data?.offers.length) return navigator.onLine ? 'notChecked' : 'offline';
    if (unreadLines(cart.refresh(), fresh.data).length > 0) return 'notChecked';
    // Nobody has agreed to that yet: the screen shows it, and the button asks again.
    if (changesSince(summary, fresh.data.offers).length > 0) return undefined;
    // Nor to what another tab has made of the cart meanwhile.
    if (!isSame(cart.refresh(), articles)) return undefined;
    // One that was lost more than an hour ago can't be repeated any more.
    const isAnother = current ? !wasSent(wanted, current) : lost !== undefined;
    if (isAnother && !knows) {
      setLost(current);
      return 'unclear';
    }
    if (left.current.aborted) return undefined;
    return place(wanted, orders);
  }

  async function place(
    order: Attempted,
    earlier: PlacedOrder[] | undefined,
  ): Promise<OrderFailure | undefined> {
    const isFirstTry = !attempt.current;
    const { key, current } = attempt.add(order, earlier && latestOf(earlier));
    try {
      const id = await addOrder(rpc, { ...order, key });
      const ordered = order.articles.map((article) => ({ offerId: article.id, quantity: article.quantity }));
      await finish(id, ordered, current);
      return undefined;
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      if (isUnclear(error)) {
        setLost(current);
        return 'unclear';
      }
      // A refused repetition says nothing of the first try.
      if (isFirstTry) attempt.end(current);
      // The login forms are the answer to that.
      if (error.code === 'NOT_LOGGED_IN') return undefined;
      if (error.code === 'NOT_FOUND') await refetch();
      return 'refused';
    }
  }

  async function finish(orderId: OrderId, ordered: readonly CartLine[], of: CurrentAttempt) {
    settle(ordered, of);
    await navigate(routes.thankYou.href(orderId), { replace: true });
  }

  const isOver =
    ((failure === 'noArticles' || failure === 'noPrices') && summary.items.length > 0) ||
    (failure === 'offline' && isOnline);

  return {
    form,
    /** Gone once its reason is: there is something to order, its price is known, the network is back. */
    failure: isOver ? undefined : failure,
    /** Of the order whose answer was lost, while that is what is shown. */
    arrival: failure === 'unclear' ? arrival : undefined,
    isRepeat,
    arrived,
    changes,
    agreedTotal,
    bought,
    submit: form.handleSubmit(async (fields) => {
      if (sending.current || bought) return;
      sending.current = true;
      const knows = failure === 'unclear' && !isRepeat;
      setIsSending(true);
      setFailure(undefined);
      agree();
      try {
        setFailure(await inTurn(() => send(fields, knows), left.current));
      } finally {
        sending.current = false;
        setIsSending(false);
      }
    }),
    isBusy: isSending || bought !== undefined,
  };
}

export type Order = ReturnType<typeof useOrder>;
