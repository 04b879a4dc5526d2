import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useNavigate } from 'react-router-dom';
import { userEvent, waitFor, within } from 'storybook/test';
import { expect } from 'vitest';
import { reportRecovered } from '#ui/Crossfade';
import '#ui/theme';
import { configureQueries } from '../queries';
import { expectNoRequests } from '../shop/network';
import type { Canvas } from '../shop/plays';
import { type ShopParameters, StoryShop } from '../shop/StoryShop';
import { watchTextChanges } from '../textChanges';

configureQueries();

/** Delay before the retry of a query, in ms. */
const RETRY_DELAY = 20;

/** What the shopper of a cell has at hand, as in a story's play. */
export interface Shopper {
  /** Queries bound to the page, with its dialogs. */
  canvas: Canvas;
  /** Types and clicks without a pause between events. */
  userEvent: ReturnType<typeof userEvent.setup>;
}

/** Renders a screen in the shop, as a story does, and returns what the cell does with it. */
export function openShop(shop: ShopParameters, element: ReactNode) {
  let navigate: ReturnType<typeof useNavigate> | undefined;
  let queryClient: ReturnType<typeof useQueryClient> | undefined;

  /** Around the screen, whose queries take the delay when they are created. */
  function Handles({ children }: { children: ReactNode }) {
    const client = useQueryClient();
    useState(() => {
      const { queries, ...others } = client.getDefaultOptions();
      client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: RETRY_DELAY } });
    });
    navigate = useNavigate();
    queryClient = client;
    return children;
  }

  const container = document.createElement('div');
  document.body.append(container);
  const endWatch = watchTextChanges();
  const root = createRoot(container, { onRecoverableError: reportRecovered });
  root.render(
    <StoryShop shop={shop} country="BA">
      <Handles>{element}</Handles>
    </StoryShop>,
  );
  const shopper: Shopper = {
    canvas: within(document.body),
    userEvent: userEvent.setup({ delay: null }),
  };

  async function callsSettled() {
    await waitFor(() => expect([queryClient?.isFetching(), queryClient?.isMutating()]).toEqual([0, 0]));
    await expectNoRequests(expect.getState().currentTestName ?? '');
  }

  return {
    shopper,

    /** Navigates within the shop, as a link does. */
    goTo: async (address: string, state?: unknown) => navigate?.(address, { state }),

    /** Resolves when no query is loading or waiting for its retry. */
    queriesSettled: () => waitFor(() => expect(queryClient?.isFetching()).toBe(0)),

    /** Resolves when every call has been answered, and what waited for it has ended. */
    callsSettled,

    /** Removes the screen and everything it left in the page and in storage. Fails if one of its requests runs on. */
    async leave(): Promise<void> {
      // First, because a request that is cancelled on the way may reach the network of the next test.
      await expectNoRequests(expect.getState().currentTestName ?? '');
      root.unmount();
      await callsSettled();
      document.body.replaceChildren();
      localStorage.clear();
      sessionStorage.clear();
      endWatch();
    },
  };
}

/** Puts a text into a field, in place of what it holds: a shopper who comes back finds what was typed. */
export async function fill({ userEvent }: Pick<Shopper, 'userEvent'>, field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.paste(text);
}

/** Fires the events of a browser whose network goes away and comes back. */
export function reconnect(): void {
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
}

/** What is typed or chosen in the fields of the page. */
export const fieldValues = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input:not([type="file"]), select, textarea',
    ),
  ].map(({ value }) => value);

/** The visible text of the page, dialogs and field values included. */
export const pageText = () =>
  [document.body.innerText, ...fieldValues()].join('\n').replaceAll('\u00A0', ' ');

export const expectText = (text: RegExp) => waitFor(() => expect(pageText()).toMatch(text));
