import { type FormEvent, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { type Submission, type User, useRpc } from '#features/shared/api';
import { tellShopEvent, useCart, useCartState, type useCartSummary } from '#features/shared/cart';
import { useCountry } from '#features/shared/country';
import { useSubmission } from '#features/shared/forms';
import { routes, useGoTo } from '#features/shared/navigation';
import { useDraft, useIsOnline } from '#features/shared/platform';
import { useSession } from '#features/shared/session';
import { useChanges } from '../parts/useChanges';
import { OrderDraft, useOrderForm } from '../parts/useOrderForm';
import { attempts } from './attempts';
import type { OrderRequest, Outcome, Placed } from './decide';
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
  const draft = useDraft(OrderDraft);
  const form = useOrderForm(user, useCountry().phoneCountry);
  const { changes, agreedSums, agree } = useChanges(prices);
  const loginNow = () =>
    session.store.getState().userData.isLoggedIn === false ? undefined : (session.loginId() ?? '');
  useSyncExternalStore(attempts.subscribe, () => attempts.current(loginNow())?.key);
  const attempt = attempts.current(loginNow());

  /** What the last press led to, and whose it was. */
  const [latest, setLatest] = useState<{ login?: string | undefined; state: OrderState }>({
    state: { status: 'editing' },
  });
  const login = loginNow() || latest.login;
  if (login !== latest.login) setLatest({ login, state: openState(attempt) });

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  function settle(outcome: Outcome, pressedBy: string | undefined) {
    if (outcome.status === 'unknown') void outcome.late?.then((answer) => settle(answer, pressedBy));
    // Another user may have logged in since the press.
    if ((loginNow() || pressedBy) !== pressedBy) return;
    if (isShown.current) {
      // Nothing changes an order that was made.
      setLatest((now) =>
        now.login === pressedBy && now.state.status !== 'placed' ? { ...now, state: outcome } : now,
      );
    } else if (outcome.status === 'placed' && !outcome.isRepeated) {
      // The shopper has left the checkout meanwhile.
      complete(outcome);
      goTo(routes.thankYou.href(outcome.orderId));
    }
  }

  function complete({ orderId, lines }: Placed) {
    draft.drop();
    tellShopEvent({ name: 'purchase', orderId, lines });
  }

  const { submit, isPending } = useSubmission({
    mutationFn({ input, signal }: Submission<OrderRequest>) {
      const { locks } = navigator;
      return placeOrder(input, { rpc, refetch, cart, attempts, login: loginNow, locks, signal });
    },
    // The mutation's own, which is called also after the screen has unmounted.
    onSuccess: (outcome, { input }) => settle(outcome, input.login),
  });

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

  const hasLines = lines.length > 0;
  const begin = useEffectEvent(() => tellShopEvent({ name: 'begin_checkout', lines }));
  // A reminder's articles come with the offers.
  useEffect(() => {
    if (hasLines) begin();
  }, [hasLines]);
  const placed = state.status === 'placed' ? state : undefined;
  const onPlaced = useEffectEvent(complete);
  useEffect(() => {
    if (placed) onPlaced(placed);
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
    agreedSums,
    submit: (event: FormEvent) =>
      press(event).catch((error: unknown) => {
        reportError(error);
        settle({ status: 'unknown', canTell: false }, login);
      }),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
