import { type FormEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type Submission, type User, useRpc } from '#features/shared/api';
import { tellShopEvent, useCart, useCartState, type useCartSummary } from '#features/shared/cart';
import { useCountry } from '#features/shared/country';
import { useSubmission } from '#features/shared/forms';
import { routes, useGoTo } from '#features/shared/navigation';
import { useIsOnline } from '#features/shared/platform';
import { useSession } from '#features/shared/session';
import { useChanges } from '../parts/useChanges';
import { useOrderForm } from '../parts/useOrderForm';
import { attempts } from './attempts';
import type { OrderRequest } from './decide';
import { currentState, isBusy, type OrderState, openState } from './orderState';
import { placeOrder } from './placeOrder';

/** Connects `placeOrder` to the form, the cart, the session and the router. */
export function useCheckout(user: User | null, prices: ReturnType<typeof useCartSummary>) {
  const { summary, refetch } = prices;
  const rpc = useRpc();
  const cart = useCart();
  const lines = useCartState((state) => state.lines);
  const session = useSession();
  const goTo = useGoTo();
  const isOnline = useIsOnline();
  const form = useOrderForm(user, useCountry().phoneCountry);
  const { changes, agreedTotal, agree } = useChanges(prices);
  const loginNow = () =>
    session.store.getState().userData.isLoggedIn === false ? undefined : (session.loginId() ?? '');
  useSyncExternalStore(attempts.subscribe, () => attempts.current(loginNow())?.key);
  const attempt = attempts.current(loginNow());

  /** What the last press led to, and whose it was. */
  const [latest, setLatest] = useState<{ login?: string | undefined; state: OrderState }>({
    state: { status: 'editing' },
  });
  const login = loginNow() ?? latest.login;
  if (login !== latest.login) setLatest({ login, state: openState(attempt) });

  function show(next: OrderState, pressedBy: string | undefined) {
    // Another user may have logged in since the press, and nothing changes an order that was made.
    const isOwn = (loginNow() ?? pressedBy) === pressedBy;
    setLatest((now) =>
      isOwn && now.login === pressedBy && now.state.status !== 'placed' ? { ...now, state: next } : now,
    );
    if (next.status === 'unknown') void next.late?.then((answer) => show(answer, pressedBy));
  }

  const { submit, isPending } = useSubmission(
    {
      mutationFn({ input, signal }: Submission<OrderRequest>) {
        const { locks } = navigator;
        return placeOrder(input, { rpc, refetch, cart, attempts, login: loginNow, locks, signal });
      },
    },
    { onSuccess: (outcome, order) => show(outcome, order.login) },
  );

  const settled = currentState(latest.state, attempt, {
    noArticles: lines.length > 0,
    noPrices: summary.items.length > 0,
    // `changes` are shown instead.
    prices: true,
    loggedOut: user !== null,
    offline: isOnline,
  });
  const [sent, setSent] = useState(lines);
  const isSending = isPending && settled.status !== 'placed';
  const state: OrderState = isSending ? { status: 'sending', lines: sent } : settled;
  const thanksFor = state.status === 'placed' && !state.mayDiffer ? state.orderId : undefined;
  useEffect(() => {
    if (thanksFor !== undefined) goTo(routes.thankYou.href(thanksFor), { replace: true });
  }, [thanksFor, goTo]);

  const begin = useEffectEvent(() => {
    if (lines.length > 0) tellShopEvent({ name: 'begin_checkout', lines });
  });
  useEffect(() => begin(), []);
  const placed = state.status === 'placed' ? state : undefined;
  useEffect(() => {
    if (placed) tellShopEvent({ name: 'purchase', orderId: placed.orderId, lines: placed.lines });
  }, [placed]);

  const press = form.handleSubmit((recipient) => {
    if (isBusy(state)) return;
    agree();
    setSent(lines);
    const mayBeSecond = state.status === 'unknown' && !state.canTell;
    submit({ login, recipient, seen: summary, lines, mayBeSecond });
  });

  return {
    form,
    state,
    /** Whether the outcome of an earlier try is unclear. */
    isOpen: attempt !== undefined,
    changes,
    agreedTotal,
    submit: (event: FormEvent) =>
      press(event).catch((error: unknown) => {
        reportError(error);
        show({ status: 'unknown', canTell: false }, login);
      }),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
