import { expect, it } from 'vitest';
import type { ShopService } from '#features/shared/api';
import { shopMethodNames } from '#mocks/backend';

const tables = import.meta.glob<string>('./*.faults.tsx', { query: '?raw', import: 'default', eager: true });

/** What the rows of the matrix are about. */
const subjects = Object.values(tables).flatMap((table) =>
  [...table.matchAll(/\bon: '([^']+)'/g)].map(([, subject]) => subject),
);

/** A service that the contract has and this list has not does not compile. */
const services: Record<ShopService, true> = {
  '/api/deals/getShippmentStatus': true,
  '/api/leads/addSubscriber': true,
  '/api/leads/clubJoin': true,
  '/geo': true,
};

it.each([...shopMethodNames, ...Object.keys(services)])('%s has a row in the fault matrix', (call) => {
  expect(subjects, `Add a row with on: '${call}' to a table in .storybook/faults`).toContain(call);
});
