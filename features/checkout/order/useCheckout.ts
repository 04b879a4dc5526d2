import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { addOrder, fetchOrders, type OrderId, type User, useRpc } from '#features/shared/api';
import { type CheckoutAttempt, useCart, useCartState, type useCartSummary } from '#features/shared/cart';
import { useCountry } from '#features/shared/country';
import { openStorage, useIsOnline } from '#features/shared/platform';
import { isUnanswered, RpcError } from '#features/shared/protocol';
import { routes } from '#features/shared/routes';
import { useSession } from '#features/shared/session';
import { orderSchema } from '../rules';
import { createAttempts, findSent, isOnlyOrder, type OrderContent } from './attempt';
import { useChanges } from './changes';
import { contentOf, decide, pressIn, type Wanted } from './decide';
import { latestTime } from './findOrder';
import { inTime } from './inTime';
import { withOrderLock } from './orderLock';
import { attemptIn, type CheckoutEvent, type CheckoutState, isBusy, reduce, withFacts } from './orderMachine';
import { useFormSnapshot, useOrderForm } from './useOrderForm';
import { type LookResult, useOrderLook } from './useOrderLook';

/** How long an order waits for prices and for the earlier orders, which it can do without, in ms. */
const CHECK_WITHIN_MS = 4_000;

/** When an answer that has not come is treated as a lost one, while the request goes on (decision 22), in ms. */
export const ANSWER_WITHIN_MS = 30_000;

/** Wires the order to the form, the backend, the cart, the other tabs and the router. */
export function useCheckout(user: User | null, prices: ReturnType<typeof useCartSummary>) {
  const { summary, unreadable, refetch } = prices;
  const rpc = useRpc();
  const cart = useCart();
  const lines = useCartState((state) => state.lines);
  const session = useSession();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const form = useOrderForm(user, useCountry().phoneCountry);
  const { changes, agreedTotal, agree } = useChanges(prices);

  const [attempts] = useState(() => createAttempts(openStorage('device'), cart.store));
  // A store and not a reducer: two presses may come before the first is drawn.
  const [machine] = useState(() => createStore<CheckoutState>(() => ({ status: 'editing' })));
  const known = useStore(machine);
  const dispatch = (event: CheckoutEvent) => machine.setState(reduce(machine.getState(), event), true);
  const latestRequest = useRef(0);

  /** Aborted once the screen is left: what was not sent by then is not sent. */
  const left = useRef(AbortSignal.abort());
  useEffect(() => {
    const leave = new AbortController();
    left.current = leave.signal;
    return () => leave.abort();
  }, []);

  const follow = useEffectEvent(() => {
    const login = session.loginId();
    dispatch({ type: 'loggedIn', login, attempt: attempts.current(login) });
  });
  useEffect(() => {
    if (user) follow();
  }, [user]);

  const attempt = attemptIn(known);
  const isRepeat = useFormSnapshot(form, (fields) => {
    const recipient = attempt && v.safeParse(orderSchema, fields);
    return (
      recipient?.success === true &&
      isSent(contentOf({ recipient: recipient.output, seen: summary }), attempt)
    );
  });
  const state = withFacts(known, {
    changes,
    isRepeat,
    isOnline,
    hasLines: lines.length > 0,
    hasPrices: summary.items.length > 0,
  });

  useOrderLook(user && !isBusy(known) ? attempt : undefined, onLook);
  function onLook(result: LookResult, of: CheckoutAttempt) {
    if (typeof result === 'string') {
      dispatch({ type: 'looked', look: result, attempt: of });
      return;
    }
    // Another tab may have sent something else since, or ended it.
    const current = attempts.current(of.login);
    const recipient = v.safeParse(orderSchema, form.getValues());
    const isAsTyped =
      recipient.success &&
      current?.id === of.id &&
      isOnlyOrder(contentOf({ recipient: recipient.output, seen: summary }), current);
    dispatch({ type: 'found', order: result, isAsTyped, login: of.login });
    settle(result.articles, of);
  }

  /** There is an order of these articles, and it came of this attempt. */
  function settle(ordered: OrderContent['lines'], of: CheckoutAttempt) {
    const login = session.loginId();
    // Where another tab was first, the cart holds what came later; it may be somebody else's by now.
    if (attempts.end(of) && (login === undefined || login === of.login)) cart.takeOut(ordered);
  }

  async function leaveFor(orderId: OrderId) {
    if (!left.current.aborted) await navigate(routes.thankYou.href(orderId), { replace: true });
  }

  async function press(wanted: Wanted): Promise<void> {
    const canOrder = cart.refresh().length > 0 && wanted.seen.items.length > 0;
    const [offers, orders] = canOrder
      ? await Promise.all([
          inTime(
            refetch().then(({ data, isError }) => (isError || !data?.offers.length ? undefined : data)),
            CHECK_WITHIN_MS,
          ),
          inTime(fetchOrders(rpc, { signal: left.current }), CHECK_WITHIN_MS),
        ])
      : [];
    // Left meanwhile, or answered by an earlier request.
    if (left.current.aborted || machine.getState().status !== 'checking') return;
    const login = session.loginId() ?? '';
    const attempt = attempts.current(login);
    // The login forms stand where the button was, and say why.
    if (session.store.getState().isLoggedIn === false) return dispatch({ type: 'loggedOut', attempt });

    const decision = decide({ wanted, attempt, orders, offers, cart: cart.refresh() });
    switch (decision.kind) {
      case 'stop':
        dispatch({ type: 'stopped', reason: decision.reason });
        if (decision.reason !== 'noArticles') void refetch();
        return;
      case 'found': {
        const { order, isAsWanted } = decision;
        dispatch(
          isAsWanted
            ? { type: 'answered', lines: order.articles }
            : { type: 'found', order, isAsTyped: false, login },
        );
        settle(order.articles, decision.attempt);
        return isAsWanted ? leaveFor(order.id) : undefined;
      }
      case 'confirm': {
        if (decision.what !== 'anotherOrder') return dispatch({ type: 'changed', what: decision.what });
        const earlier = attempt ?? attemptIn(machine.getState());
        if (earlier) dispatch({ type: 'differs', attempt: earlier, isExpired: decision.isExpired });
        return;
      }
      case 'cannotTell':
        return dispatch({ type: 'cannotTell', attempt: decision.attempt });
      case 'send':
        return send(login, decision.content, orders && latestTime(orders));
    }
  }

  async function send(login: string, content: OrderContent, latestBefore: number | undefined) {
    const isFirst = attempts.current(login) === undefined;
    const { key, attempt } = attempts.add(login, content, latestBefore);
    latestRequest.current += 1;
    const request = latestRequest.current;
    dispatch({ type: 'sent', request, attempt });
    const takesLong = () => dispatch({ type: 'unanswered', request });
    AbortSignal.timeout(ANSWER_WITHIN_MS).addEventListener('abort', takesLong, { once: true });
    const wasOnline = navigator.onLine;

    try {
      const articles = content.lines.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
      const orderId = await addOrder(rpc, { articles, ...content.recipient, key });
      // Somebody else may have logged in while it was under way.
      const isOwn = (session.loginId() ?? login) === login;
      if (isOwn) dispatch({ type: 'answered', lines: content.lines });
      settle(content.lines, attempt);
      if (isOwn) await leaveFor(orderId);
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      const isOffline = isUnanswered(error) && !wasOnline && !navigator.onLine;
      if (isUnanswered(error) && !isOffline) return dispatch({ type: 'unanswered', request });
      // A refused repetition says nothing of the first try.
      if (isFirst) attempts.end(attempt);
      const open = isFirst ? undefined : attempt;
      // The login forms say that.
      if (error.code === 'NOT_LOGGED_IN') return dispatch({ type: 'loggedOut', attempt: open });
      if (error.code === 'NOT_FOUND') await inTime(refetch(), CHECK_WITHIN_MS);
      dispatch({ type: 'refused', request, reason: isOffline ? 'offline' : 'backend', attempt: open });
    }
  }

  return {
    form,
    state,
    changes,
    agreedTotal,
    submit: form.handleSubmit(async (recipient) => {
      if (isBusy(machine.getState())) return;
      const wanted = {
        press: pressIn(state),
        recipient,
        seen: summary,
        lines,
        hasUnreadable: unreadable.length > 0,
      };
      dispatch({ type: 'pressed' });
      agree();
      try {
        await withOrderLock(() => press(wanted), { signal: left.current });
      } finally {
        if (machine.getState().status === 'checking') dispatch({ type: 'stopped', reason: undefined });
      }
    }),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

const isSent = (order: OrderContent, attempt: CheckoutAttempt | undefined) =>
  attempt !== undefined && findSent(order, attempt) !== undefined;
