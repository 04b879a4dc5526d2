import type { ReactNode } from 'react';
import type { CartSummary } from '#features/shared/cart';
import { fixedTexts, type Hundredths, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { type Messages, messages } from '../messages';
import type { CheckoutState, Look } from '../order/orderMachine';
import { ChangesNotice } from './ChangesNotice';

export interface OrderNoticeProps {
  state: CheckoutState;
  /** The sum that the shopper last agreed to, in hundredths. */
  agreedTotal: Hundredths;
  summary: CartSummary;
}

/** Explains why the order was not placed and what the shopper can do. */
export function OrderNotice({ state, agreedTotal, summary }: OrderNoticeProps) {
  const text = useMessages(messages);
  switch (state.status) {
    case 'editing':
      if (state.reason === undefined) return null;
      if (state.reason === 'noArticles') return <Notice tone="error" title={fixedTexts.nothingToOrder} />;
      return <Failure {...stopText(state.reason, text)} />;
    case 'refused':
      return <Failure reason={state.reason === 'offline' ? text.offline : text.kept} />;
    case 'unclear':
      return (
        <Unclear look={state.look}>
          {state.look === 'notThere' && text.checkedAgain}
          {state.look === 'unknown' && text.mayBeTwo}
        </Unclear>
      );
    case 'confirming':
      switch (state.what) {
        case 'changes':
          return (
            <>
              {state.isRefused && <Notice tone="error" title={fixedTexts.orderFailed} />}
              <ChangesNotice changes={state.changes} agreedTotal={agreedTotal} summary={summary} />
            </>
          );
        case 'cart':
          return (
            <Notice tone="warning" title={text.cartChanged}>
              {text.cartChangedHint}
            </Notice>
          );
        case 'anotherOrder':
          return <Unclear look={state.look}>{state.isExpired ? text.expiredAttempt : text.another}</Unclear>;
      }
  }
  return null;
}

const stopText = (reason: 'noPrices' | 'unreadable', text: Messages) =>
  reason === 'noPrices'
    ? { reason: text.noPrices, hint: text.noPricesHint }
    : { reason: text.nothingReadable, hint: text.nothingReadableHint };

/** One fixed sentence titles every failed order (Screens/Checkout); `reason` and `hint` explain it. */
function Failure({ reason, hint }: { reason: string; hint?: string }) {
  return (
    <Notice tone="error" title={fixedTexts.orderFailed}>
      {hint ? `${reason} ${hint}` : reason}
    </Notice>
  );
}

/** `children` explain what the next press leads to. */
function Unclear({ look, children }: { look: Look; children: ReactNode }) {
  const text = useMessages(messages);
  return (
    <Stack gap="3">
      <Notice tone="error" title={fixedTexts.orderFailed}>
        {text.unclear}
      </Notice>
      <Notice
        title={text.look[look]}
        action={
          <Link href={routes.account.href()} placement="standalone">
            {text.toOrders}
          </Link>
        }
      >
        {children}
      </Notice>
    </Stack>
  );
}
