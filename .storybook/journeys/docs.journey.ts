import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { expectNoErrorText, openDocs, readIndex } from './workspace';

/** Docs pages are opened by several tests, so that they can run side by side. */
const shards = [0, 1, 2, 3];

for (const shard of shards) {
  test(`no docs page has an error, and axe finds none in its text (${shard + 1} of ${shards.length})`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const entries = await readIndex(page);
    const pages = entries.filter(({ type }) => type === 'docs');
    expect(pages.length).toBeGreaterThan(shards.length);
    for (const { id, importPath } of pages.filter((_, at) => at % shards.length === shard)) {
      await test.step(id, async () => {
        await openDocs(page, id);
        await expectNoErrorText(page);
        // Pages made from stories are checked story by story.
        if (!importPath.endsWith('.mdx')) return;
        const { violations } = await new AxeBuilder({ page })
          .include('#storybook-docs')
          .exclude('iframe')
          .analyze();
        expect(
          violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`),
          id,
        ).toEqual([]);
      });
    }
  });
}
