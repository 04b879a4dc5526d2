import type { Ref } from 'react';
import { type CartSummary, useCartKept } from '#features/shared/cart';
import { fixedTexts, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { isOutOfStock } from '#features/shared/offer';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import type { Refused } from '../order/decide';
import type { Checkout } from '../order/useCheckout';
import { ChangesNotice } from './ChangesNotice';

export interface OrderNoticeProps extends Pick<Checkout, 'state' | 'isOpen' | 'changes' | 'agreedSums'> {
  summary: CartSummary;
  /** What takes the focus after a press. */
  ref: Ref<HTMLDivElement>;
}

/** Explains why no order was placed, or that nobody knows, and what the shopper has to agree to. */
export function OrderNotice({ state, isOpen, changes, agreedSums, summary, ref }: OrderNoticeProps) {
  if (state.status !== 'refused' && state.status !== 'unknown' && changes.length === 0) return null;
  const changed = new Set(changes.map(({ before }) => before.offer.id));
  const soldOut = summary.items
    .map(({ offer }) => offer)
    .filter((offer) => isOutOfStock(offer) && !changed.has(offer.id))
    .map(({ name }) => name);
  return (
    <div ref={ref} tabIndex={-1}>
      <Stack gap="5">
        {state.status === 'refused' && <Refusal reason={state.reason} isOpen={isOpen} soldOut={soldOut} />}
        {state.status === 'unknown' && <Unclear canTell={state.canTell} />}
        {changes.length > 0 && <ChangesNotice changes={changes} agreedSums={agreedSums} summary={summary} />}
      </Stack>
    </div>
  );
}

interface RefusalProps {
  reason: Refused['reason'];
  /** An earlier try may have made the order. */
  isOpen: boolean;
  /** Names of articles that were out of stock before. */
  soldOut: string[];
}

function Refusal({ reason, isOpen, soldOut }: RefusalProps) {
  const text = useMessages(messages);
  const kept = useCartKept(text.kept);
  if (reason === 'noArticles') return <Notice tone="error" title={fixedTexts.nothingToOrder} />;
  if (reason === 'cart') {
    return (
      <Notice tone="warning" live="assertive" title={fixedTexts.orderFailed}>
        {`${text.cartChanged}. ${text.cartChangedHint}`}
      </Notice>
    );
  }
  const explanation = reason === 'noPrices' ? text.noPrices : reason === 'offline' ? text.offline : kept;
  const sentences = [
    explanation,
    isOpen && text.unknown,
    reason === 'backend' && soldOut.length > 0 && text.soldOut(soldOut.join(', ')),
  ];
  return (
    <Notice tone="error" title={fixedTexts.orderFailed}>
      {sentences.filter(Boolean).join(' ')}
    </Notice>
  );
}

function Unclear({ canTell }: { canTell: boolean }) {
  const text = useMessages(messages);
  const kept = useCartKept(text.kept);
  return (
    <Notice
      tone="error"
      title={fixedTexts.orderFailed}
      action={
        <Link href={routes.account.href()} placement="standalone">
          {text.toOrders}
        </Link>
      }
    >
      {`${text.unknown} ${canTell ? text.looksFirst : text.cannotTell} ${kept}`}
    </Notice>
  );
}
