import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { parsePath, StaticRouter } from 'react-router-dom';
import { expect } from 'vitest';
import { fetchOffers } from '#features/shared/api';
import { RpcError } from '#features/shared/protocol';
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
// In the opposite order of the alphabet, which is not that of the code points.
const wire = ['Žalfija 10', 'Žalfija 9', 'Dren', 'Čaj'].map((Name) => ({ ...offer, Name }));
const { compare } = new Intl.Collator(['bs', 'hr'], { numeric: true });

property('sortOffers sorts malformed offers by name', 1_200, malformed(wire), async (answer) => {
  const [outcome] = await Promise.allSettled([fetchOffers(rpcAnswering(() => answer))]);
  if (outcome.status === 'rejected') {
    expect(outcome.reason).toEqual(new RpcError('RPC_CLIENT_ERROR'));
    return;
  }
  const { offers } = outcome.value;
  const sorted = sortOffers(offers, 'name', 'bs');
  expect(new Set(sorted)).toEqual(new Set(offers));
  expect(sorted).toHaveLength(offers.length);
  for (const [at, { name }] of sorted.entries())
    expect(compare(sorted[at - 1]?.name ?? name, name)).toBeLessThanOrEqual(0);
});
