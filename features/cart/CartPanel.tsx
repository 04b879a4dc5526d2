import { useMatch } from 'react-router-dom';
import {
  CartTotals,
  CartTotalsSkeleton,
  cartMessages,
  useCartCount,
  useCartPanel,
  useCartSummary,
} from '#features/shared/cart';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { LoadFailure } from '#features/shared/page';
import { SidePanel } from '#ui/SidePanel';
import { messages } from './messages';
import { BundleSuggestion } from './parts/BundleSuggestion';
import { CartAnnouncements } from './parts/CartAnnouncements';
import { CartLines, CartLinesSkeleton } from './parts/CartLines';
import { DailyIntake } from './parts/DailyIntake';
import { JustAdded } from './parts/JustAdded';
import { OrderByPhone } from './parts/OrderByPhone';
import { PanelFooter } from './parts/PanelFooter';
import { suggestBundle } from './parts/suggestion';

/** The cart in a panel beside the current page, with the link to the checkout (Shell/Cart panel). */
export function CartPanel() {
  const text = useMessages(messages);
  const { pieces } = useMessages(cartMessages);
  const { isOpen, close } = useCartPanel();
  const count = useCartCount();
  const { summary, list, unreadable, isPending, isError, isFetching, refetch } = useCartSummary();

  const hasFailed = isError || unreadable.length > 0;
  const state = count === 0 ? 'empty' : hasFailed ? 'failed' : isPending ? 'loading' : 'filled';
  const hasTotals = summary.items.length > 0;
  const isOrdering = useMatch(routes.checkout.path) !== null;
  const suggestion = list && !isOrdering ? suggestBundle(summary.items, list.offers) : undefined;
  return (
    <>
      <SidePanel
        open={isOpen}
        onClose={close}
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
            {...(unreadable.length > 0 && { title: text.unreadable, hint: text.unreadableHint })}
            busy={isFetching}
            onRetry={refetch}
          />
        )}
        {state === 'loading' && <CartLinesSkeleton />}
        {state !== 'loading' && <CartLines items={summary.items} unreadable={unreadable} />}
        {list && <DailyIntake items={summary.items} offers={list.offers} />}
        {suggestion && <BundleSuggestion {...suggestion} />}
        {hasTotals && state === 'filled' && <OrderByPhone summary={summary} />}
      </SidePanel>
      <CartAnnouncements summary={summary} />
    </>
  );
}
