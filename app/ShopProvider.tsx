import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { RpcProvider } from '#features/shared/api';
import { CartProvider, createCart } from '#features/shared/cart';
import { type Country, CountryProvider } from '#features/shared/country';
import { RouterAnchor } from '#features/shared/navigation';
import {
  CodeError,
  createDrafts,
  DraftsProvider,
  env,
  forgetTyped,
  isInAppBrowser,
  openStorage,
  report,
} from '#features/shared/platform';
import { createRpcClient, isClientFailure, isMalformed, RpcError } from '#features/shared/protocol';
import { createSession, SessionProvider } from '#features/shared/session';
import { AnchorProvider, type InternalAnchorProps } from '#ui/Anchor';
import { CrossfadeProvider } from '#ui/Crossfade';
import { ignoreHeldEnter } from './ignoreHeldEnter';

export interface ShopProviderProps {
  /** Cannot change after mounting. Use the country as `key` to switch it. */
  country: Country;
  /** Default: a new shop. The entry makes its own, to fill it with early data before React renders. */
  shop?: Shop;
  children: ReactNode;
}

/** Reports failures that a screen shows as those of the connection. Code and the content of answers report theirs themselves. */
function reportFailure(error: unknown): void {
  if (isMalformed(error)) report('answer', error);
  else if (!(error instanceof RpcError || error instanceof CodeError)) report('error', error);
}

/** Creates the values that `ShopProvider` provides. */
export function createShop(country: Country) {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    // Any other error of theirs goes to the error boundary, and is reported there.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (error instanceof RpcError) reportFailure(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // An error code from the backend is final. Only a failed request is retried.
        retry: (failures, error) => failures < 1 && isClientFailure(error),
        retryDelay: 500,
        refetchOnWindowFocus: false,
        // Offline, requests fail at once and the screen says so. Paused requests would look like loading.
        networkMode: 'always',
        // Refetches failed and stale queries when the network is back.
        refetchOnReconnect: true,
      },
      mutations: {
        // Offline, a form's call also fails at once.
        networkMode: 'always',
        // The variables may contain a password, so they are not kept.
        gcTime: 0,
        // Forms show an `RpcError`. Any other error is a bug and goes to the error boundary.
        throwOnError: (error) => !(error instanceof RpcError),
      },
    },
  });
  const backend = { url: `${env.apiBase}/_rpc`, meta: { country } };
  const session = createSession(queryClient, createRpcClient(backend));
  // The client of the screens. The session has its own: a check that finds no login would expire the session, which may
  // make it check again: an endless loop.
  const rpc = createRpcClient({
    ...backend,
    onRefused: (code, sentAt) => {
      if (code === 'NOT_LOGGED_IN') session.expire(sentAt);
    },
  });
  const drafts = createDrafts();
  session.store.subscribe(({ known }, { known: before }) => {
    // While the login is unknown, nobody has left.
    if (known === before) return;
    const hasLeft = known.user === null || known.person !== before.person;
    if (hasLeft && (before.user || known.person !== before.person)) drafts.endLogin();
    // The page is rendered anew, without what the person before has typed.
    if (known.person !== before.person) forgetTyped();
    if (known.user) drafts.beginLogin(known.owner);
    // Removes personal data.
    if (!hasLeft) return;
    queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPersonal === true });
  });
  return {
    rpc,
    queryClient,
    session,
    cart: createCart(openStorage('device')),
    drafts,
  };
}

const renderAnchor = (props: InternalAnchorProps) => <RouterAnchor {...props} />;

export type Shop = ReturnType<typeof createShop>;

/** Provides country, network, session, cart and links to the screens, in the shop and in stories. */
export function ShopProvider({ country, shop, children }: ShopProviderProps) {
  const [{ rpc, queryClient, session, cart, drafts }] = useState(() => shop ?? createShop(country));
  useEffect(ignoreHeldEnter, []);
  useEffect(() => session.start(), [session]);
  useEffect(() => cart.start(), [cart]);
  // Nothing is sent after the shop has left the page: a prefetch that failed would be retried otherwise.
  useEffect(() => () => void queryClient.cancelQueries(), [queryClient]);
  return (
    <CountryProvider country={country}>
      <RpcProvider value={rpc}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider value={session}>
            <CartProvider value={cart}>
              <DraftsProvider value={drafts}>
                <AnchorProvider renderInternal={renderAnchor}>
                  <CrossfadeProvider viewTransitions={!isInAppBrowser()}>{children}</CrossfadeProvider>
                </AnchorProvider>
              </DraftsProvider>
            </CartProvider>
          </SessionProvider>
        </QueryClientProvider>
      </RpcProvider>
    </CountryProvider>
  );
}
