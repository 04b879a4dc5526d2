import { useRef } from 'react';
import { AccountForms, CreateProfileForm, LoginForm } from '#features/shared/account';
import { type CartSummary, useCartSummary } from '#features/shared/cart';
import { formatMoney, useMessages } from '#features/shared/country';
import { PageHeading } from '#features/shared/page';
import { useLastKnownLogin, useSessionState } from '#features/shared/session';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Notice } from '#ui/Notice';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import * as styles from './CheckoutScreen.css';
import { messages } from './messages';
import { OrderForm } from './parts/OrderForm';
import { OrderSummary } from './parts/OrderSummary';
import { useOrder } from './useOrder';

const SUMMARY_ID = 'checkout-summary';

/** Log in or make a profile, then confirm the order; what it costs stands beside it (seed §2, §4). */
export function CheckoutScreen() {
  const text = useMessages(messages);
  const isLoggedIn = useLastKnownLogin();
  const user = useSessionState((session) => session.user);
  const cart = useCartSummary();
  const order = useOrder(user, cart.summary);
  const summary = order.bought ?? cart.summary;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AccountForms place="checkout" onLoggedIn={() => heading.current?.focus()}>
      <TotalBar summary={summary} />
      <Container width="checkout">
        <div className={styles.layout}>
          <Stack gap="6">
            <Stack gap="3">
              <PageHeading ref={heading} title={text.tab}>
                {isLoggedIn ? text.memberHeading : text.guestHeading}
              </PageHeading>
              <Text size="lead" tone="muted">
                {isLoggedIn ? text.memberLead : text.guestLead}
              </Text>
            </Stack>
            {isLoggedIn === null && <FormSkeleton />}
            {isLoggedIn === true && <OrderForm order={order} />}
            {isLoggedIn === false && <Guest hasExpired={order.hasExpired} />}
          </Stack>
          <aside className={styles.aside}>
            <OrderSummary
              id={SUMMARY_ID}
              summary={summary}
              state={cart.isPending ? 'pending' : cart.isError ? 'failed' : 'ready'}
              isRetrying={cart.isFetching}
              onRetry={cart.refetch}
            />
          </aside>
        </div>
      </Container>
    </AccountForms>
  );
}

function Guest({ hasExpired }: { hasExpired: boolean }) {
  const text = useMessages(messages);
  return (
    <div>
      {hasExpired && <Notice tone="warning">{text.expired}</Notice>}
      <section className={styles.section}>
        <Stack gap="1">
          <Heading level={2} size="h3">
            {text.haveProfile}
          </Heading>
          <Text tone="muted">{text.haveProfileHint}</Text>
        </Stack>
        <LoginForm />
      </section>
      <section className={styles.section}>
        <Stack gap="1">
          <Heading level={2} size="h3">
            {text.firstTime}
          </Heading>
          <Text tone="muted">{text.firstTimeHint}</Text>
        </Stack>
        <CreateProfileForm />
      </section>
    </div>
  );
}

function TotalBar({ summary: { count, currency, newTotal } }: { summary: CartSummary }) {
  const text = useMessages(messages);
  if (count === 0 || currency === undefined) return null;
  return (
    <button
      type="button"
      className={styles.totalBar}
      onClick={() => {
        const target = document.getElementById(SUMMARY_ID);
        target?.scrollIntoView({ block: 'start' });
        target?.focus({ preventScroll: true });
      }}
    >
      <span className={styles.totalWords}>
        <Icon name="bag" size="small" />
        {text.toSummary(count)}
        <Icon name="chevron-down" size="small" />
      </span>
      <span className={styles.amount}>{formatMoney(newTotal, currency)}</span>
    </button>
  );
}

function FormSkeleton() {
  const text = useMessages(messages);
  return (
    <SkeletonGroup label={text.loading}>
      <Stack gap="5">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </SkeletonGroup>
  );
}
