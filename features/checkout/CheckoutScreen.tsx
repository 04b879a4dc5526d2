import { useEffect, useRef } from 'react';
import {
  type CartSummary,
  Obstacles,
  summarizeCart,
  useCartState,
  useCartSummary,
} from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { AccountForms, CreatedText, SessionPending } from '#features/shared/forms';
import { KeptFocus, PageHeading } from '#features/shared/page';
import { useIsLoggedIn, useLastKnownSession, useSessionState } from '#features/shared/session';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { Notice } from '#ui/Notice';
import { FieldSkeleton, Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Sticky } from '#ui/Sticky';
import { Text } from '#ui/Text';
import * as styles from './CheckoutScreen.css';
import { type Messages, messages } from './messages';
import { useCheckout } from './order/useCheckout';
import { FoundOrder } from './parts/FoundOrder';
import { Guest } from './parts/Guest';
import { useGuestForm } from './parts/guestForm';
import { OrderForm } from './parts/OrderForm';
import { OrderSummary, type OrderSummaryState } from './parts/OrderSummary';
import { TotalBar } from './parts/TotalBar';
import { accountRules } from './rules';
import { useCartOfAddress } from './useCartOfAddress';

const SUMMARY_ID = 'checkout-summary';

/** The checkout: login or registration, then the order form, with the order summary beside them (Screens/Checkout). */
export function CheckoutScreen() {
  const text = useMessages(messages);
  const obstacles = useCartOfAddress();
  const user = useSessionState(({ userData }) => userData.userData);
  const prices = useCartSummary();
  const checkout = useCheckout(user, prices);
  const { state } = checkout;
  const inCart = useCartState((cart) => cart.lines);
  // The cart no longer holds the lines of a placed order.
  const lines = 'lines' in state ? state.lines : inCart;
  const unreadable = state.status === 'placed' ? [] : prices.unreadable;
  const count = lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
  const summary = summarizeCart(lines, prices.list?.offers ?? []);
  const summaryState = summaryStateOf(count, summary, prices);

  const isLoggedIn = useIsLoggedIn();
  const hasExpired = useLastKnownSession().ended !== undefined;
  const { form, choose } = useGuestForm(hasExpired);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFound = state.status === 'placed' && state.mayDiffer;
  // The focused element was removed from the page.
  useEffect(() => {
    if (hasExpired || isFound) heading.current?.focus();
  }, [hasExpired, isFound]);

  return (
    <AccountForms
      rules={accountRules}
      message="text"
      onLoggedIn={() => {
        choose('login');
        heading.current?.focus();
      }}
      onCreated={() => choose('login')}
    >
      <TotalBar target={SUMMARY_ID} state={summaryState} summary={summary} count={count} />
      <Container>
        <div className={styles.page}>
          <Columns columns={{ desktop: '3:2' }} gap="9" columnGap="11">
            <Stack gap="6">
              <Stack gap="3">
                <PageHeading ref={heading} title={text.tab}>
                  {headingOf(isLoggedIn, isFound, text)}
                </PageHeading>
                {/* Says after a registration that the profile has been created. */}
                <div role="status">
                  {(isFound || isLoggedIn !== null) && (
                    <Text tone="muted">
                      <CreatedText />
                      <span>{isFound ? text.foundLead : isLoggedIn ? text.memberStep : text.guestStep}</span>
                    </Text>
                  )}
                </div>
              </Stack>
              {isFound ? (
                <FoundOrder {...state} />
              ) : (
                <>
                  {obstacles.length > 0 && (
                    <Notice tone="warning">
                      <Obstacles obstacles={obstacles} />
                    </Notice>
                  )}
                  {isLoggedIn === null && <SessionPending loading={<FormLoading />} />}
                  {isLoggedIn === true && <OrderForm checkout={checkout} summary={summary} />}
                  {isLoggedIn === false && (
                    // A login in another tab removes it.
                    <KeptFocus>
                      <Guest
                        hasExpired={hasExpired}
                        hasFailed={state.status === 'refused' && state.reason === 'loggedOut'}
                        form={form}
                        choose={choose}
                      />
                    </KeptFocus>
                  )}
                </>
              )}
            </Stack>
            <Sticky from="desktop">
              <OrderSummary
                headingId={SUMMARY_ID}
                state={summaryState}
                summary={summary}
                unreadable={unreadable}
                changes={checkout.changes}
                isRetrying={prices.isFetching}
                onRetry={prices.refetch}
              />
            </Sticky>
          </Columns>
        </div>
      </Container>
    </AccountForms>
  );
}

function headingOf(isLoggedIn: boolean | null, isFound: boolean, text: Messages): string {
  if (isFound) return text.foundHeading;
  if (isLoggedIn === null) return text.tab;
  return isLoggedIn ? text.memberHeading : text.guestHeading;
}

function summaryStateOf(
  count: number,
  { items }: CartSummary,
  { isError, isPending, unreadable }: ReturnType<typeof useCartSummary>,
): OrderSummaryState {
  if (count === 0) return 'empty';
  if (items.length > 0 || unreadable.length > 0) return 'ready';
  if (isError) return 'failed';
  return isPending ? 'pending' : 'empty';
}

/** Shown until the session is known: neither the login forms nor the order form (Specification/Session). */
function FormLoading() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.loading}>
      <Stack gap="6">
        <Skeleton shape="line" width="most" />
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton />
        <Skeleton shape="control" />
      </Stack>
    </SkeletonGroup>
  );
}
