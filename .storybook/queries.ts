import { configure } from 'storybook/test';

/** Sets up the queries of stories and of cells of the fault matrix. */
export const configureQueries = (): void =>
  configure({
    // A busy machine is slow, not broken.
    asyncUtilTimeout: 20_000,
    // Leave the page's markup out: it is long, and each retry of a query would print it again.
    getElementError: (message) => new Error(message ?? undefined),
  });
