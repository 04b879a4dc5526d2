import type { CartSummary } from '#features/shared/cart';
import { fixedTexts, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { messages } from '../messages';
import type { Refused } from '../order/decide';
import type { Checkout } from '../order/useCheckout';
import { ChangesNotice } from './ChangesNotice';

export interface OrderNoticeProps extends Pick<Checkout, 'state' | 'isOpen' | 'changes' | 'agreedTotal'> {
  summary: CartSummary;
}

/** Explains why no order was placed, or that nobody knows, and what the shopper has to agree to. */
export function OrderNotice({ state, isOpen, changes, agreedTotal, summary }: OrderNoticeProps) {
  return (
    <>
      {state.status === 'refused' && <Refusal reason={state.reason} isOpen={isOpen} />}
      {state.status === 'unknown' && <Unclear canTell={state.canTell} />}
      {changes.length > 0 && <ChangesNotice changes={changes} agreedTotal={agreedTotal} summary={summary} />}
    </>
  );
}

interface RefusalProps {
  reason: Refused['reason'];
  /** An earlier try may have made the order. */
  isOpen: boolean;
}

function Refusal({ reason, isOpen }: RefusalProps) {
  const text = useMessages(messages);
  if (reason === 'noArticles') return <Notice tone="error" title={fixedTexts.nothingToOrder} />;
  if (reason === 'cart') {
    return (
      <Notice tone="warning" live="assertive" title={fixedTexts.orderFailed}>
        {text.cartChanged}. {text.cartChangedHint}
      </Notice>
    );
  }
  const explanation = reason === 'noPrices' ? text.noPrices : reason === 'offline' ? text.offline : text.kept;
  return (
    <Notice tone="error" title={fixedTexts.orderFailed}>
      {explanation} {isOpen && text.unknown}
    </Notice>
  );
}

function Unclear({ canTell }: { canTell: boolean }) {
  const text = useMessages(messages);
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
      {text.unknown} {canTell ? text.looksFirst : text.cannotTell} {text.kept}
    </Notice>
  );
}
