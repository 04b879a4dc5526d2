import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  CartTotals,
  CartTotalsSkeleton,
  cartMessages,
  useCart,
  useCartCount,
  useCartState,
  useCartSummary,
} from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { LoadFailure } from '#features/shared/page';
import { SidePanel } from '#ui/SidePanel';
import { messages } from './messages';
import { CartLines, CartLinesSkeleton } from './parts/CartLines';
import { JustAdded } from './parts/JustAdded';
import { PanelFooter } from './parts/PanelFooter';
import { Spoken } from './parts/Spoken';

/** What is in the cart, beside whatever page somebody is on: changed here, ordered from here (seed §2, §4). */
export function CartPanel() {
  const text = useMessages(messages);
  const { pieces } = useMessages(cartMessages);
  const cart = useCart();
  const isOpen = useIsOpenHere();
  const count = useCartCount();
  const { summary, unreadable, isPending, isError, isFetching, refetch } = useCartSummary();

  const hasFailed = isError || unreadable.length > 0;
  const state = count === 0 ? 'empty' : hasFailed ? 'failed' : isPending ? 'loading' : 'filled';
  const hasTotals = summary.items.length > 0;
  return (
    <>
      <SidePanel
        open={isOpen}
        onClose={cart.close}
        title={text.cart}
        aside={count > 0 && pieces(count)}
        closeLabel={text.close}
        footer={
          (hasTotals || state === 'loading') && (
            <PanelFooter>{hasTotals ? <CartTotals summary={summary} /> : <CartTotalsSkeleton />}</PanelFooter>
          )
        }
      >
        <JustAdded summary={summary} />
        {state === 'failed' && (
          <LoadFailure
            {...(unreadable.length > 0 && { title: text.unread, hint: text.unreadHint })}
            busy={isFetching}
            onRetry={refetch}
          />
        )}
        {state === 'loading' && <CartLinesSkeleton />}
        {state !== 'loading' && <CartLines items={summary.items} unread={unreadable} />}
      </SidePanel>
      <Spoken summary={summary} />
    </>
  );
}

/** Whether it is open, and on the page it was opened on: a page change closes it. */
function useIsOpenHere(): boolean {
  const cart = useCart();
  const isOpen = useCartState((state) => state.isOpen);
  const { pathname } = useLocation();
  const [page, setPage] = useState(pathname);
  useEffect(() => {
    if (page === pathname) return;
    cart.close();
    setPage(pathname);
  }, [cart, page, pathname]);
  // Closed with the page change and not after it: an open panel would take the focus back from the new page.
  return isOpen && page === pathname;
}
