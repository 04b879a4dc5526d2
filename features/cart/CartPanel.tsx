import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import type { OfferId } from '#features/shared/api';
import {
  cartMessages,
  useCart,
  useCartCount,
  useCartPanel,
  useCartState,
  useCartSummary,
} from '#features/shared/cart';
import { PhoneLink, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { LoadFailure } from '#features/shared/page';
import { Inline } from '#ui/Inline';
import { SidePanel } from '#ui/SidePanel';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from './messages';
import { BundleSuggestion } from './parts/BundleSuggestion';
import { CartAnnouncements } from './parts/CartAnnouncements';
import { CartLines, CartLinesSkeleton } from './parts/CartLines';
import { JustAdded } from './parts/JustAdded';
import { Overlaps } from './parts/Overlaps';
import { PanelFooter } from './parts/PanelFooter';
import { suggestBundle } from './parts/suggestion';

/** The cart in a panel beside the current page, with the link to the checkout (Shell/Cart panel). */
export function CartPanel() {
  const text = useMessages(messages);
  const { pieces, noTotal, notStored } = useMessages(cartMessages);
  const cart = useCart();
  const { isOpen, close } = useCartPanel();
  const count = useCartCount();
  const isStored = useCartState((state) => state.isStored);
  const { summary, list, unreadable, isPending, isError, isFetching, refetch } = useCartSummary();
  const [exchangedFor, setExchangedFor] = useState<OfferId>();

  const hasFailed = isError || unreadable.length > 0;
  const state = count === 0 ? 'empty' : hasFailed ? 'failed' : isPending ? 'loading' : 'filled';
  const hasTotal = summary.items.length > 0;
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
        footer={(hasTotal || state === 'loading') && <PanelFooter summary={summary} />}
      >
        <JustAdded summary={summary} />
        {state === 'failed' && (
          <LoadFailure
            {...(unreadable.length > 0 && { title: text.unreadable, hint: text.unreadableHint })}
            busy={isFetching}
            onRetry={refetch}
          />
        )}
        {state === 'loading' ? (
          <CartLinesSkeleton />
        ) : (
          <CartLines items={summary.items} unreadable={unreadable} exchangedFor={exchangedFor} />
        )}
        {hasTotal && (
          <Stack gap="3" paddingStart="4">
            {!summary.sums && <Text>{noTotal}</Text>}
            {!isStored && <Text>{notStored}</Text>}
            {list && <Overlaps items={summary.items} offers={list.offers} />}
            {suggestion && (
              <BundleSuggestion
                {...suggestion}
                onExchange={() => {
                  cart.exchange(suggestion.parts, suggestion.bundles);
                  setExchangedFor(suggestion.bundle.id);
                }}
              />
            )}
            <Inline gap="1" rowGap="0">
              <Text as="span" tone="muted">
                {text.byPhone}
              </Text>
              <PhoneLink placement="standalone" />
            </Inline>
          </Stack>
        )}
      </SidePanel>
      <CartAnnouncements summary={summary} />
    </>
  );
}
