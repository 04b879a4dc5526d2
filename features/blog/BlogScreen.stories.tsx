import { expect, waitFor, within } from 'storybook/test';
import type { Country } from '#features/shared/country';
import { type Canvas, expectNoHorizontalScroll, findPageHeading } from '#storybook/plays';
import preview from '#storybook/preview';
import { BlogScreen } from './BlogScreen';

const article = (topic: string) => ({
  path: `/blog/${encodeURIComponent(topic)}`,
  route: '/blog/:topic',
});

const meta = preview.meta({
  title: 'Screens/Blog',
  component: BlogScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: article('prostata') },
});

export default meta;

const part = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });
const contents = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'Na ovoj stranici' }));
const offers = { name: 'Uz ovaj članak: popust do 53%' };

/** The article has loaded with its contents, safety note, offers and links to other articles. */
async function expectArticle(canvas: Canvas, name: string, safety: RegExp) {
  await findPageHeading(canvas, name);
  const parts = (await contents(canvas)).getAllByRole('link').map((link) => link.textContent);
  const headings = canvas
    .getAllByRole('heading', { level: 2 })
    .map((heading: HTMLElement) => heading.textContent);
  await expect(headings.slice(0, parts.length)).toEqual(parts);
  await expect(canvas.getByText(/^\d min čitanja$/)).toBeVisible();
  await expect(canvas.getByText(safety)).toBeVisible();
}

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expectArticle(
      canvas,
      'Prostata nakon pedesete: navike koje vrijedi uvesti',
      /^Javite se ljekaru istog dana ako/,
    );
    await waitFor(() =>
      expect(document.title).toBe('Prostata nakon pedesete: navike koje vrijedi uvesti | Hrast'),
    );
    const section = within(await canvas.findByRole('region', offers));
    await waitFor(() => expect(section.getAllByRole('link')).toHaveLength(2));
    await expect(section.getByRole('link', { name: 'Pogledaj Pure Fit' })).toHaveAttribute(
      'href',
      '/offers/pure-fit',
    );
    await expect(section.getByRole('link', { name: 'Pogledaj Alpha Potent' })).toHaveAttribute(
      'href',
      '/offers/alpha-potent',
    );
    await expect(section.getByText('46,90 KM')).toBeVisible();
    const more = within(canvas.getByRole('region', { name: 'Nastavite čitati' }));
    await expect(
      more.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
    ).toEqual(['/blog/potencija', '/blog/povećanje', '/blog/zdravlje', '/blog/mršavljenje']);
  },
});

Default.test('an entry of the table of contents leads to its section', async ({ canvas, userEvent }) => {
  const entry = (await contents(canvas)).getByRole('link', { name: 'Tanjir bez posebnih pravila' });
  await expect(entry).toHaveAttribute('href', '/blog/prostata?dio=tanjir-bez-posebnih-pravila');
  await userEvent.click(entry);
  const heading = await part(canvas, 'Tanjir bez posebnih pravila');
  await waitFor(() => expect(heading).toHaveFocus());
  const { top, bottom } = heading.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThan(window.innerHeight / 2);
  await waitFor(() => expect(entry).toHaveAttribute('aria-current', 'true'));
  await expect(entry.closest('ol')?.querySelectorAll('[aria-current]')).toHaveLength(1);
});

Default.test('a heading links to itself by keyboard', async ({ canvas, userEvent }) => {
  const heading = await part(canvas, 'Veče bez viška tečnosti');
  const link = within(heading).getByRole('link');
  await expect(link).toHaveAttribute('href', `/blog/prostata?dio=${encodeURIComponent(heading.id)}`);
  link.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(heading).toHaveFocus());
});

Default.test('the picture of another article opens it', async ({ canvas }) => {
  const more = within(canvas.getByRole('region', { name: 'Nastavite čitati' }));
  const link = more.getByRole('link', { name: 'Mršavljenje bez žurbe' });
  const picture = link.closest('li')?.querySelector('img');
  if (!picture) throw new Error('The article has no picture.');
  picture.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = picture.getBoundingClientRect();
  await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
  // `userEvent` would click inside React's `act`, which does not wait for promises that a screen reads with `use`.
  link.click();
  await findPageHeading(canvas, 'Mršavljenje bez žurbe');
  await expect(await part(canvas, 'Zašto se kilogrami vraćaju')).toBeVisible();
});

/** Opened by a link to one of its sections. */
export const AtAPart = meta.story({
  parameters: {
    shop: {
      ...article('prostata'),
      path: `/blog/prostata?dio=${encodeURIComponent('jedna-navika-za-ovu-sedmicu')}`,
    },
  },
  play: async ({ canvas }) => {
    const heading = await part(canvas, 'Jedna navika za ovu sedmicu');
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** The article has loaded while the offers are still loading. */
export const Loading = meta.story({
  parameters: { shop: { ...article('prostata'), scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', offers));
    await expect(section.getByText('Učitavanje ponude')).toBeInTheDocument();
    await expect(section.queryByRole('link')).toBeNull();
    await expect(await part(canvas, 'Tanjir bez posebnih pravila')).toBeVisible();
  },
});

/** The article is complete although its offers failed to load. */
export const Failed = meta.story({
  parameters: { shop: { ...article('prostata'), scenarios: ['offers.fails'] } },
  play: async ({ canvas }) => {
    await expect(await part(canvas, 'Tanjir bez posebnih pravila')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', offers)).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Nastavite čitati' })).toBeVisible();
  },
});

export const NotFound = meta.story({
  parameters: { shop: article('kosa') },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Stranica nije pronađena');
    await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toBeVisible();
  },
});

/** An address that contains markup and reserved characters. */
export const HostileAddress = NotFound.extend({
  parameters: { shop: article('<b>%&?#..ž') },
});

export const Potencija = meta.story({
  parameters: { shop: article('potencija') },
  play: async ({ canvas }) => {
    await expectArticle(
      canvas,
      'Ženšen, maka i cink: šta se o njima zna',
      /^Ako smetnje s potencijom traju duže od tri mjeseca/,
    );
    await expect(canvas.getByRole('link', { name: 'Alpha Potent' })).toHaveAttribute(
      'href',
      '/offers/alpha-potent',
    );
    await expect(
      canvas.getByText('cink doprinosi održavanju normalnog nivoa testosterona u krvi'),
    ).toBeVisible();
  },
});

export const Povećanje = meta.story({
  parameters: { shop: article('povećanje') },
  play: async ({ canvas }) => {
    await expectArticle(
      canvas,
      'Povećanje: obećanja i činjenice',
      /^Javite se ljekaru ako ste primijetili novo zakrivljenje/,
    );
    await expect(canvas.getByText(/^Nijedna kapsula, krema, kapi ni gel ne mijenjaju/)).toBeVisible();
    await expect(canvas.getByText(/rok za povrat, naprimjer, 90 dana/)).toBeVisible();
  },
});

export const Zdravlje = meta.story({
  parameters: { shop: article('zdravlje') },
  play: async ({ canvas }) => {
    await expectArticle(
      canvas,
      'Mali koraci za zdrav dan',
      /^Javite se ljekaru ako umor traje duže od mjesec dana/,
    );
  },
});

export const Mršavljenje = meta.story({
  parameters: { shop: article('mršavljenje') },
  play: async ({ canvas }) => {
    await expectArticle(canvas, 'Mršavljenje bez žurbe', /^Prije mršavljenja razgovarajte s ljekarom ako/);
  },
});

/** An address typed without diacritics. */
export const PlainAddress = meta.story({
  parameters: { shop: article('povecanje') },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Povećanje: obećanja i činjenice');
    await expect(canvas.queryByRole('link', { name: 'Povećanje: obećanja i činjenice' })).toBeNull();
    await expect(await part(canvas, 'Kako izgleda ponuda koja obećava previše')).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const entries = await contents(canvas);
    const first = await part(canvas, 'Šta se s godinama mijenja');
    const box = entries.getAllByRole('link').at(-1)?.getBoundingClientRect();
    await expect(box?.bottom).toBeLessThan(first.getBoundingClientRect().top);
    await expect(box?.height).toBeGreaterThanOrEqual(44);
    await expectNoHorizontalScroll();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { shop: { ...article('mršavljenje'), scenarios: ['offers.longWords'] } },
  play: async ({ canvas }) => {
    await contents(canvas);
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Pogledaj/ })).toHaveLength(2));
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await expectArticle(
      canvas,
      'Prostata nakon pedesete: navike koje vrijedi uvesti',
      /^Javite se ljekaru istog dana/,
    );
    await expect(await part(canvas, 'Jedna navika za ovu sedmicu')).toBeVisible();
    await expect((await canvas.findAllByText(/\d,\d\d KM/))[0]).toBeVisible();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expectArticle(
      canvas,
      'Prostata posle pedesete: navike koje vredi uvesti',
      /^Javite se lekaru istog dana/,
    );
    await expect(await part(canvas, 'Jedna navika za ovu nedelju')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nastavite sa čitanjem' })).toBeVisible();
    await expect((await canvas.findAllByText(/\d,\d\d RSD/))[0]).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  parameters: { shop: article('potencija') },
  play: async ({ canvas }) => {
    await expectArticle(
      canvas,
      'Ginseng, maka i cink: što se o njima zna',
      /javite se liječniku.*pitajte liječnika ili ljekarnika/,
    );
    await expect(
      canvas.getByText('cink doprinosi održavanju normalne razine testosterona u krvi'),
    ).toBeVisible();
    await expect((await canvas.findAllByText(/\d,\d\d €/))[0]).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await expectArticle(
      canvas,
      'Prostata nakon pedesete: navike koje vrijedi uvesti',
      /^Javite se ljekaru istog dana/,
    );
    await expect(await part(canvas, 'Jedna navika za ovu nedjelju')).toBeVisible();
    await expect((await canvas.findAllByText(/\d,\d\d €/))[0]).toBeVisible();
  },
});

/** The same article in another country, with the title and a heading of that country's text. */
const inCountry = (country: Country, name: string, section: string) => ({
  globals: { country },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await expect(await part(canvas, section)).toBeVisible();
    await findPageHeading(canvas, name);
  },
});

export const PotencijaRS = Potencija.extend(
  inCountry('RS', 'Ženšen, maka i cink: šta se o njima zna', 'Maka: koren sa Anda'),
);
export const PotencijaME = Potencija.extend(
  inCountry('ME', 'Ženšen, maka i cink: šta se o njima zna', 'Maka: korijen s Anda'),
);
export const PovećanjeRS = Povećanje.extend(
  inCountry('RS', 'Povećanje: obećanja i činjenice', 'Šta zaista možete da promenite'),
);
export const PovećanjeHR = Povećanje.extend(
  inCountry('HR', 'Povećanje: obećanja i činjenice', 'Što doista možete promijeniti'),
);
export const PovećanjeME = Povećanje.extend(
  inCountry('ME', 'Povećanje: obećanja i činjenice', 'Šta zaista možete promijeniti'),
);
export const ZdravljeRS = Zdravlje.extend(
  inCountry('RS', 'Mali koraci za zdrav dan', 'Tanjir na četiri dela'),
);
export const ZdravljeHR = Zdravlje.extend(
  inCountry('HR', 'Mali koraci za zdrav dan', 'Tanjur na četiri dijela'),
);
export const ZdravljeME = Zdravlje.extend(
  inCountry('ME', 'Mali koraci za zdrav dan', 'Tanjir na četiri dijela'),
);
export const MršavljenjeRS = Mršavljenje.extend(
  inCountry('RS', 'Mršavljenje bez žurbe', 'Prvi mesec, korak po korak'),
);
export const MršavljenjeHR = Mršavljenje.extend(
  inCountry('HR', 'Mršavljenje bez žurbe', 'Koliko je brzo dovoljno polako'),
);
export const MršavljenjeME = Mršavljenje.extend(
  inCountry('ME', 'Mršavljenje bez žurbe', 'Koliko brzo je dovoljno polako'),
);
export const ProstataHR = Default.extend(
  inCountry('HR', 'Prostata nakon pedesete: navike koje vrijedi uvesti', 'Večer bez viška tekućine'),
);
