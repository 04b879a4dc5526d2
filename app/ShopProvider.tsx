import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { RpcProvider, type ShopMethods } from '#features/shared/api';
import { CartProvider, createCart } from '#features/shared/cart';
import { type Country, CountryProvider } from '#features/shared/country';
import { createDrafts, DraftsProvider } from '#features/shared/forms';
import { env, openStorage } from '#features/shared/platform';
import { createRpcClient, isClientFailure, RpcError } from '#features/shared/protocol';
import { createSession, SessionProvider } from '#features/shared/session';
import { AnchorProvider } from '#ui/Anchor';
import { RouterAnchor } from './RouterAnchor';

export interface ShopProviderProps {
  /** Fixed for the life of the tree: give another country another `key`. */
  country: Country;
  children: ReactNode;
}

/** What the providers provide. */
export function createShop(country: Country) {
  const backend = { url: `${env.apiBase}/_rpc`, meta: () => ({ country }) };
  const session = createSession(createRpcClient<ShopMethods>(backend));
  // What screens call with. Not the session: each check that finds nobody would have the other tabs check, for ever.
  const rpc = createRpcClient<ShopMethods>({
    ...backend,
    onRefused: (code) => {
      if (code === 'NOT_LOGGED_IN') session.expire();
    },
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // A refusal is an answer; only a lost connection is worth one more try.
        retry: (failures, error) => failures < 1 && isClientFailure(error),
        retryDelay: 500,
        refetchOnWindowFocus: false,
        // Offline, a request fails at once and the screen says so, where pausing would load for ever.
        networkMode: 'always',
        // What failed meanwhile or is no longer fresh is asked for again when the network is back.
        refetchOnReconnect: true,
      },
      mutations: {
        // Offline, a form is told at once, too.
        networkMode: 'always',
        // What was submitted may hold a password.
        gcTime: 0,
        // A form says what a call was refused or failed with; anything else is a fault of the code.
        throwOnError: (error) => !(error instanceof RpcError),
      },
    },
  });
  session.store.subscribe(({ isLoggedIn }) => {
    // Leaves nobody's data behind once nobody is logged in any more.
    if (isLoggedIn === false)
      queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPersonal === true });
  });
  return { rpc, queryClient, session, cart: createCart(openStorage('device')), drafts: createDrafts() };
}

/**
 * All that screens need around them: country, network, session, cart and links. The same in the shop and in stories.
 */
export function ShopProvider({ country, children }: ShopProviderProps) {
  const [{ rpc, queryClient, session, cart, drafts }] = useState(() => createShop(country));
  useEffect(() => session.start(), [session]);
  useEffect(() => cart.start(), [cart]);
  return (
    <CountryProvider country={country}>
      <RpcProvider value={rpc}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider value={session}>
            <CartProvider value={cart}>
              <DraftsProvider value={drafts}>
                <AnchorProvider component={RouterAnchor}>{children}</AnchorProvider>
              </DraftsProvider>
            </CartProvider>
          </SessionProvider>
        </QueryClientProvider>
      </RpcProvider>
    </CountryProvider>
  );
}
