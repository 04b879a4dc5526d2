import { expect, waitFor, within } from 'storybook/test';
import { contentMessages, type Topic, topics } from '#features/shared/content';
import { brand, type Country, facts } from '#features/shared/country';
import { herbariumMessages } from '#features/shared/herbarium';
import { routes } from '#features/shared/navigation';
import type { ScenarioName } from '#mocks/scenarios';
import { slug } from '#mocks/testing';
import { designs } from '#storybook/designs';
import { expectInWindow, hitAt } from '#storybook/geometry';
import { type Canvas, findPageHeading, inCountry, mainOf, type PlayContext } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { BlogScreen } from './BlogScreen';
import { messages } from './messages';

/** Parameters: the screen at the address of an article, or at one of an unknown article. */
const at = (topic: string, ...scenarios: ScenarioName[]) => ({
  shop: { path: `/blog/${encodeURIComponent(topic)}`, route: '/blog/:topic', scenarios },
});

const meta = preview.meta({
  title: 'Screens/Blog',
  component: BlogScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('article-390', 'article-1440'), ...at('prostata') },
});

export default meta;

const findSection = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });

/** The links of the table of contents, unfolded. They appear with the text of the article. */
async function findEntries({ canvas, globals }: PlayContext) {
  const { text } = inCountry(contentMessages, globals);
  (await canvas.findByText(text.contents)).closest('summary')?.click();
  const contents = within(await canvas.findByRole('navigation', { name: text.contents }));
  return contents.getAllByRole('link');
}

/** Waits for an article with its title, a section for each entry of the contents, and the safety note. */
async function expectArticle({ canvas, globals }: PlayContext, topic: Topic) {
  const { text, country } = inCountry(messages, globals);
  await findPageHeading(canvas, contentMessages[country].articles[topic].title);
  const entries = (await findEntries({ canvas, globals })).map((link) => link.textContent);
  const headings = canvas
    .getAllByRole('heading', { level: 2 })
    .map((heading: HTMLElement) => heading.textContent);
  await expect(headings.slice(0, entries.length)).toEqual(entries);
  const isReadingTime = (content: string) => content === text.minutes(Number.parseInt(content, 10));
  await expect(canvas.getByText(isReadingTime)).toBeVisible();
  await expect(canvas.getByText(text.safety).parentElement).toHaveTextContent(/ljekar|liječnik|lekar/);
}

/** A section about a habit for the current week, which each country calls by another word. */
const thisWeek: Record<Country, string> = {
  BA: 'Jedna navika za ovu sedmicu',
  RS: 'Jedna navika za ovu nedelju',
  HR: 'Jedna navika za ovaj tjedan',
  ME: 'Jedna navika za ovu sedmicu',
};

/** An article with its contents, a picture, the safety note, a product of its category and links to the other articles. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, country, offers, money } = inCountry(messages, globals);
    await expectArticle({ canvas, globals }, 'prostata');
    await expect(await findSection(canvas, thisWeek[country])).toBeVisible();
    const { title } = contentMessages[country].articles.prostata;
    await waitFor(() => expect(document.title).toBe(`${title} | ${brand.name}`));
    const inset = within(await canvas.findByRole('region', { name: text.offers }));
    for (const name of ['prosta-vital', 'pure-fit', 'alpha-potent'] as const) {
      const link = await inset.findByRole('link', { name: offers[name].Name });
      await expect(link).toHaveAttribute('href', routes.offer.href(slug(name)));
    }
    await expect(inset.getByText(money(offers['prosta-vital'].NewPrice))).toBeVisible();
    await expect(inset.queryByText(money(offers['pure-fit'].NewPrice))).toBeNull();
    const more = within(canvas.getByRole('region', { name: text.more }));
    await expect(
      more.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
    ).toEqual(['/blog/potencija', '/blog/povećanje', '/blog/zdravlje', '/blog/mršavljenje']);
  },
});

Default.test(
  'the contents and each heading lead to a section',
  { tags: ['thorough'] },
  async ({ canvas, globals, userEvent }) => {
    const entry = (await findEntries({ canvas, globals })).find(
      ({ textContent }) => textContent === 'Tanjir bez posebnih pravila',
    );
    if (!entry) throw new Error('The contents lack the section.');
    await expect(entry).toHaveAttribute('href', '/blog/prostata?dio=tanjir-bez-posebnih-pravila');
    await userEvent.click(entry);
    const heading = await findSection(canvas, 'Tanjir bez posebnih pravila');
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expectInWindow(heading));
    await waitFor(() => expect(entry).toHaveAttribute('aria-current', 'true'));
    await expect(entry.closest('ol')?.querySelectorAll('[aria-current]')).toHaveLength(1);

    const other = await findSection(canvas, 'Veče bez viška tečnosti');
    const link = within(other).getByRole('link');
    await expect(link).toHaveAttribute('href', `/blog/prostata?dio=${encodeURIComponent(other.id)}`);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(other).toHaveFocus());
  },
);

Default.test('the picture of another article opens it', { tags: ['thorough'] }, async ({ canvas }) => {
  const more = within(canvas.getByRole('region', { name: 'Nastavite čitati' }));
  const link = more.getByRole('link', { name: 'Mršavljenje bez žurbe' });
  const picture = link.closest('li')?.querySelector('img');
  await expect(hitAt(picture)).toBe(link);
  // `userEvent` would click inside React's `act`, which does not wait for promises that a screen reads with `use`.
  link.click();
  await findPageHeading(canvas, 'Mršavljenje bez žurbe');
  await expect(await findSection(canvas, 'Zašto se kilogrami vraćaju')).toBeVisible();
});

/** An article opened by a link to one of its sections, whose heading has the focus. */
export const OpenedAtSection = meta.story({
  tags: ['scrolled'],
  parameters: {
    shop: { ...at('mršavljenje').shop, path: `${routes.blog.href('mršavljenje')}?dio=san-stres-i-alkohol` },
  },
  play: async ({ canvas }) => {
    // The same words in every country.
    const heading = await findSection(canvas, 'San, stres i alkohol');
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** Placeholders below a complete article while its offers are still loading. */
export const Loading = meta.story({
  tags: ['scrolled'],
  parameters: at('prostata', 'offers.pending'),
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expectArticle({ canvas, globals }, 'prostata');
    const region = await canvas.findByRole('region', { name: text.offers });
    await expect(within(region).getByText(text.loading)).toBeInTheDocument();
    await expect(within(region).queryByRole('link')).toBeNull();
    region.scrollIntoView({ block: 'center' });
  },
});

/** A complete article without offers, because they failed to load. */
export const Failed = meta.story({
  parameters: at('prostata', 'offers.fails'),
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expectArticle({ canvas, globals }, 'prostata');
    await waitFor(() => expect(canvas.queryByRole('region', { name: text.offers })).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('region', { name: text.more })).toBeVisible();
  },
});

/** The page for an unknown address, at that of an article which does not exist. */
export const NotFound = meta.story({
  parameters: at('kosa'),
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(herbariumMessages, globals);
    await findPageHeading(canvas, text.notFound);
    await expect(mainOf(canvas).getByRole('link', { name: text.bundles })).toBeVisible();
  },
});

/** The page for an unknown address, at one with HTML and reserved characters. */
export const HtmlInAddress = NotFound.extend({ parameters: at('<b>%&?#..ž') });

/** The article about ginseng, maca and zinc, with the authorised claim about zinc. */
export const Potencija = meta.story({
  parameters: at('potencija'),
  play: async ({ canvas, globals }) => {
    const { offers } = inCountry(messages, globals);
    await expectArticle({ canvas, globals }, 'potencija');
    const { Name } = offers['alpha-potent'];
    // The products below the text have a link of the same name, once they have loaded.
    const links = mainOf(canvas).getAllByRole('link', { name: Name });
    const inText = links.filter((link: HTMLElement) => link.closest('p'));
    await expect(inText.map((link: HTMLElement) => link.getAttribute('href'))).toEqual([
      '/offers/alpha-potent',
    ]);
    await expect(
      canvas.getByText(/^cink doprinosi održavanju normaln(og nivoa|e razine) testosterona u krvi$/),
    ).toBeVisible();
  },
});

/** The article about enlargement: what offers promise, and what is known. */
export const Povećanje = meta.story({
  parameters: at('povećanje'),
  play: async ({ canvas, globals }) => {
    await expectArticle({ canvas, globals }, 'povećanje');
    await expect(canvas.getByText(new RegExp(`\\b${facts.guaranteeDays} dana\\b`))).toBeVisible();
  },
});

/** The article about sleep, water and movement. */
export const Zdravlje = meta.story({
  parameters: at('zdravlje'),
  play: (context) => expectArticle(context, 'zdravlje'),
});

/** The article about losing weight. */
export const Mršavljenje = meta.story({
  parameters: at('mršavljenje'),
  play: (context) => expectArticle(context, 'mršavljenje'),
});

/** An article whose address was typed without diacritics. It is not among the other articles. */
export const AddressWithoutDiacritics = meta.story({
  parameters: at('povecanje'),
  play: async ({ canvas, globals }) => {
    const { text, country } = inCountry(messages, globals);
    await expectArticle({ canvas, globals }, 'povećanje');
    const more = within(canvas.getByRole('region', { name: text.more }));
    await expect(more.getAllByRole('link')).toHaveLength(topics.length - 1);
    const { title } = contentMessages[country].articles.povećanje;
    await expect(canvas.queryByRole('link', { name: title })).toBeNull();
  },
});

/** An article in the narrowest window, with names of offers that are too long for a line. */
export const Narrow = meta.story({
  tags: ['thorough'],
  globals: { viewport: { value: 'narrow' } },
  parameters: at('mršavljenje', 'offers.longWords'),
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await findEntries({ canvas, globals });
    const inset = within(await canvas.findByRole('region', { name: text.offers }));
    await waitFor(() => expect(inset.getAllByRole('link')).toHaveLength(2));
  },
});

/** The article in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The article in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The article in Croatia, with the lowest price of the last 30 days at each offer. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The article in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
