import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import { addOrder, type User, useRpc } from '#features/shared/api';
import { type CartSummary, useCart } from '#features/shared/cart';
import { routes } from '#features/shared/routes';
import { isClientFailure, RpcError } from '#features/shared/rpc';
import { useSession } from '#features/shared/session';
import { NO_ARTICLES, ORDER_FAILED, type OrderFields, orderSchema } from './rules';

/** Why there is no order. `unclear` means that the answer was lost: the order may have arrived. */
export interface OrderFailure {
  message: string;
  outcome: 'refused' | 'unclear';
}

/** The order form and what its button does. It lives as long as the screen, so that a lost login loses nothing typed. */
export function useOrder(user: User | null, summary: CartSummary) {
  const rpc = useRpc();
  const cart = useCart();
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useForm<OrderFields>({
    resolver: valibotResolver(orderSchema),
    defaultValues: { firstName: '', lastName: '', phone: '' },
    ...(user && { values: { firstName: user.firstName, lastName: user.lastName, phone: user.phone } }),
    resetOptions: { keepDirtyValues: true },
    reValidateMode: 'onSubmit',
  });
  const [failure, setFailure] = useState<OrderFailure>();
  /** What was bought, from the answer until the thank-you page stands. */
  const [bought, setBought] = useState<CartSummary>();
  const [hasExpired, setHasExpired] = useState(false);
  const isSending = useRef(false);
  const key = useAttemptKey(summary);

  async function send(fields: OrderFields) {
    if (summary.items.length === 0) {
      setFailure({ message: NO_ARTICLES, outcome: 'refused' });
      return;
    }
    const articles = summary.items.map(({ offer, quantity }) => ({ id: offer.id, quantity }));
    try {
      const orderId = await addOrder(rpc, { ...fields, articles, key });
      setBought(summary);
      cart.clear();
      await navigate(routes.thankYou.href(orderId), { replace: true, viewTransition: true });
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      if (error.code === 'NOT_LOGGED_IN') {
        setHasExpired(true);
        session.expire();
        return;
      }
      // Something in the cart is not sold any more: the fresh list takes it out.
      if (error.code === 'NOT_FOUND') void queryClient.invalidateQueries({ queryKey: ['offers'] });
      setFailure({ message: ORDER_FAILED, outcome: isClientFailure(error) ? 'unclear' : 'refused' });
    }
  }

  return {
    form,
    failure,
    hasExpired,
    bought,
    submit: form.handleSubmit(async (fields) => {
      // Two clicks may come before the button is drawn as busy.
      if (isSending.current || bought) return;
      isSending.current = true;
      setFailure(undefined);
      try {
        await send(fields);
      } finally {
        isSending.current = false;
      }
    }),
    isBusy: form.formState.isSubmitting || bought !== undefined,
  };
}

export type Order = ReturnType<typeof useOrder>;

/** A UUID for each purchase: the same however often it is tried, another once the cart is another (decision 18). */
function useAttemptKey({ items }: CartSummary): string {
  const content = items.map(({ offer, quantity }) => `${offer.id}×${quantity}`).join(' ');
  const [attempt, setAttempt] = useState(() => ({ content, key: uuid() }));
  useEffect(() => {
    setAttempt((current) => (current.content === content ? current : { content, key: uuid() }));
  }, [content]);
  return attempt.key;
}
