import { expect, it } from 'vitest';
import { handlers } from '#mocks/backend';

const tables = import.meta.glob<string>('./*.faults.tsx', { query: '?raw', import: 'default', eager: true });

/** What the rows of the matrix are about. */
const subjects = Object.values(tables).flatMap((table) =>
  [...table.matchAll(/\bon: '([^']+)'/g)].map(([, subject]) => subject),
);

it.each(Object.values(handlers).map(({ call }) => call.name))('%s has a row in the fault matrix', (call) => {
  expect(subjects, `Add a row with on: '${call}' to a table in .storybook/faults`).toContain(call);
});
