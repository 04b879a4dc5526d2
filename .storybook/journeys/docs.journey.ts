import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { isPartOf, isState } from '#storybook/storyIndex';
import { chooseDocs, expectNoErrorText, openDocs, readIndex } from './workspace';

/** Docs pages are opened by several tests, so that they can run side by side. */
const shards = [0, 1, 2, 3, 4, 5];

for (const shard of shards) {
  test(`no docs page has an error, axe finds none in its text, and its board has all states (${shard + 1} of ${shards.length})`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const pageErrors: string[] = [];
    page.on('pageerror', ({ message }) => pageErrors.push(message));
    const entries = await readIndex(page);
    const pages = entries.filter(({ type }) => type === 'docs');
    expect(pages.filter(({ name }) => name === 'Specification').length).toBeGreaterThan(20);
    // Begins at a page that is none of its own: the page that is open is not chosen again.
    await openDocs(page, pages[(shard + 1) % shards.length]?.id ?? '');
    for (const { id, title, name, importPath } of pages.filter((_, at) => at % shards.length === shard)) {
      await test.step(id, async () => {
        expect(await chooseDocs(page, id), `stories of ${id} that failed`).toEqual([]);
        await expectNoErrorText(page);
        expect(pageErrors, id).toEqual([]);
        if (name === 'Specification') {
          const board = page.getByRole('region', { name: `Board of ${title}`, exact: true });
          // Countries are columns, not rows.
          for (const state of entries.filter(isState).filter(isPartOf(title)))
            if (!/^[A-Z]{2}$/.test(state.name))
              await expect(board.locator(`a[href*="/story/${state.id}&"]`), state.id).toHaveCount(4);
        }
        // Pages made from stories are checked story by story.
        if (!importPath.endsWith('.mdx')) return;
        const { violations } = await new AxeBuilder({ page })
          .include('#storybook-docs')
          .exclude('iframe')
          .options({ resultTypes: ['violations'] })
          .analyze();
        expect(
          violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`),
          id,
        ).toEqual([]);
      });
    }
  });
}
