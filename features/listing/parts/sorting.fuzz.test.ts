import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { parsePath, StaticRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { fetchOffers } from '#features/shared/api';
import { testBackend } from '#mocks/backend/testing';
import { addressText, malformed, property } from '#mocks/fuzz';
import { rpcAnswering } from '#mocks/testing';
import { sortOffers, useSort } from './sorting';

/** Renders a hook at an address and returns its result. */
function hookAt<T>(address: string, hook: () => T): T {
  const results: T[] = [];
  const Probe = () => {
    results.push(hook());
    return null;
  };
  renderToString(createElement(StaticRouter, { location: parsePath(address) }, createElement(Probe)));
  const [first] = results;
  if (first === undefined) throw new Error(`Nothing is rendered at ${address}.`);
  return first;
}

property('useSort ignores unknown values in the address', 300, addressText, (sort) => {
  const address = `/most-popular?${new URLSearchParams({ sort })}`;
  expect(hookAt(address, useSort).sort).toBeOneOf([undefined, 'price-asc', 'price-desc', 'name']);
});

const offer = await testBackend().visitor().call('offers.f.getSlog', { Slog: 'alpha-potent' });

property('sortOffers sorts malformed offers by name', 1_200, malformed([offer, offer]), async (answer) => {
  const { offers } = await fetchOffers(rpcAnswering(() => answer)).catch(() => ({ offers: [] }));
  expect(sortOffers(offers, 'name', 'bs')).toHaveLength(offers.length);
});
