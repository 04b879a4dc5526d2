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

/** How long an order waits for prices and earlier orders before it is sent without them, in ms. */
export const CHECK_TIMEOUT_MS = 4_000;

/** After this time without an answer the order is unclear, while the request goes on, in ms (Screens/Checkout). */
export const ANSWER_TIMEOUT_MS = 30_000;

/** Connects the order machine to the form, the backend, the cart, the other tabs and the router. */
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
  // A store instead of `useReducer`, because a second press can come before the first has rendered.
  const [machine] = useState(() => createStore<CheckoutState>(() => ({ status: 'editing' })));
  const machineState = useStore(machine);
  const dispatch = (event: CheckoutEvent) => machine.setState(reduce(machine.getState(), event), true);
  const latestRequest = useRef(0);

  /** Aborted when the screen unmounts; an order that was not sent by then is not sent. */
  const unmountSignal = useRef(AbortSignal.abort());
  useEffect(() => {
    const unmount = new AbortController();
    unmountSignal.current = unmount.signal;
    return () => unmount.abort();
  }, []);

  const reportLogin = useEffectEvent(() => {
    const login = session.loginId();
    dispatch({ type: 'loggedIn', login, attempt: attempts.current(login) });
  });
  useEffect(() => {
    if (user) reportLogin();
  }, [user]);

  const attempt = attemptIn(machineState);
  const isRepeat = useFormSnapshot(form, (fields) => {
    const recipient = attempt && v.safeParse(orderSchema, fields);
    return (
      recipient?.success === true &&
      isSent(contentOf({ recipient: recipient.output, seen: summary }), attempt)
    );
  });
  const state = withFacts(machineState, {
    changes,
    isRepeat,
    isOnline,
    hasLines: lines.length > 0,
    hasPrices: summary.items.length > 0,
  });

  useOrderLook(user && !isBusy(machineState) ? attempt : undefined, onLook);
  function onLook(result: LookResult, lost: CheckoutAttempt) {
    if (typeof result === 'string') {
      dispatch({ type: 'looked', look: result, attempt: lost });
      return;
    }
    // Another tab may have sent another order or ended the attempt since.
    const current = attempts.current(lost.login);
    const recipient = v.safeParse(orderSchema, form.getValues());
    const isAsTyped =
      recipient.success &&
      current?.id === lost.id &&
      isOnlyOrder(contentOf({ recipient: recipient.output, seen: summary }), current);
    dispatch({ type: 'found', order: result, isAsTyped, login: lost.login });
    settle(result.articles, lost);
  }

  /** Ends the attempt that created an order, and takes the ordered articles out of the cart. */
  function settle(ordered: OrderContent['lines'], ended: CheckoutAttempt) {
    const login = session.loginId();
    // If another tab ended it first, the cart holds newer articles. If another user has logged in, the cart is theirs.
    if (attempts.end(ended) && (login === undefined || login === ended.login)) cart.takeOut(ordered);
  }

  async function navigateToThankYou(orderId: OrderId) {
    if (!unmountSignal.current.aborted) await navigate(routes.thankYou.href(orderId), { replace: true });
  }

  async function press(wanted: Wanted): Promise<void> {
    const canOrder = cart.refresh().length > 0 && wanted.seen.items.length > 0;
    const [offers, orders] = canOrder
      ? await Promise.all([
          inTime(
            refetch().then(({ data, isError }) => (isError || !data?.offers.length ? undefined : data)),
            CHECK_TIMEOUT_MS,
          ),
          inTime(fetchOrders(rpc, { signal: unmountSignal.current }), CHECK_TIMEOUT_MS),
        ])
      : [];
    // The screen has unmounted, or an earlier request was answered meanwhile.
    if (unmountSignal.current.aborted || machine.getState().status !== 'checking') return;
    const login = session.loginId() ?? '';
    const attempt = attempts.current(login);
    // The login forms replace the order form and explain why.
    if (session.store.getState().userData.isLoggedIn === false)
      return dispatch({ type: 'loggedOut', attempt });

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
        return isAsWanted ? navigateToThankYou(order.id) : undefined;
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
    const reportUnanswered = () => dispatch({ type: 'unanswered', request });
    AbortSignal.timeout(ANSWER_TIMEOUT_MS).addEventListener('abort', reportUnanswered, { once: true });
    const wasOnline = navigator.onLine;

    try {
      const articles = content.lines.map(({ offerId, quantity }) => ({ id: offerId, quantity }));
      const orderId = await addOrder(rpc, { articles, ...content.recipient, key });
      // Another user may have logged in while the request was running.
      const isOwn = (session.loginId() ?? login) === login;
      if (isOwn) dispatch({ type: 'answered', lines: content.lines });
      settle(content.lines, attempt);
      if (isOwn) await navigateToThankYou(orderId);
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      const isOffline = isUnanswered(error) && !wasOnline && !navigator.onLine;
      if (isUnanswered(error) && !isOffline) return dispatch({ type: 'unanswered', request });
      // The refusal of a repeated request says nothing about the first one.
      if (isFirst) attempts.end(attempt);
      const open = isFirst ? undefined : attempt;
      // The login forms explain it.
      if (error.code === 'NOT_LOGGED_IN') return dispatch({ type: 'loggedOut', attempt: open });
      if (error.code === 'NOT_FOUND') await inTime(refetch(), CHECK_TIMEOUT_MS);
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
        await withOrderLock(() => press(wanted), { signal: unmountSignal.current });
      } finally {
        if (machine.getState().status === 'checking') dispatch({ type: 'stopped', reason: undefined });
      }
    }),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

const isSent = (order: OrderContent, attempt: CheckoutAttempt | undefined) =>
  attempt !== undefined && findSent(order, attempt) !== undefined;
