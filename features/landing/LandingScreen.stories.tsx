import { expect, waitFor, within } from 'storybook/test';
import { type Canvas, expectNoHorizontalScroll, findPageHeading } from '#storybook/plays';
import preview from '#storybook/preview';
import { LandingScreen } from './LandingScreen';

const shop = { path: '/' };

const meta = preview.meta({
  title: 'Screens/Landing',
  component: LandingScreen,
  tags: ['!autodocs', 'motion'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

async function scrollToBestSellers(canvas: Canvas) {
  const section = await canvas.findByRole('region', { name: 'Najpopularniji proizvodi' });
  section.scrollIntoView();
  return within(section);
}

/** Waits until the carousel has loaded. */
async function carousel(canvas: Canvas, label = 'Svi proizvodi') {
  const section = await scrollToBestSellers(canvas);
  return within(await section.findByRole('region', { name: label }));
}

const bannerImage = (canvas: Canvas) => {
  const picture = canvas.getByRole('img', { name: /^Bočice Prosta Vital/ });
  if (!(picture instanceof HTMLImageElement)) throw new Error('The banner has no picture.');
  return picture;
};

const expectCategories = async (canvas: Canvas) => {
  const section = within(canvas.getByRole('region', { name: 'S čime vam možemo pomoći?' }));
  const links = section.getAllByRole('link');
  await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['PotencijaAlpha Potent', '/offers/alpha-potent'],
    ['LjepotaBeauty Fem', '/offers/beauty-fem'],
    ['ProstataProsta Vital', '/offers/prosta-vital'],
    ['Zglobovi i kostiJoint Ease', '/offers/joint-ease'],
  ]);
};

const expectQuiz = async (
  canvas: Canvas,
  goals = ['Prostata', 'Potencija i energija', 'Veličina i performanse', 'Opće zdravlje'],
) => {
  const list = within(canvas.getByRole('list', { name: /trenut(no|ačno) najvažnije\?$/ }));
  const links = list.getAllByRole('link');
  await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [goals[0], '/quiz?goal=prostate'],
    [goals[1], '/quiz?goal=potency'],
    [goals[2], '/quiz?goal=size'],
    [goals[3], '/quiz?goal=health'],
  ]);
};

const expectCommunity = async (canvas: Canvas) => {
  const section = within(canvas.getByRole('region', { name: '40.000+ članova u našoj zajednici' }));
  await expect(section.getByRole('link', { name: 'Upoznajte zajednicu' })).toHaveAttribute(
    'href',
    '/community',
  );
  await expect(section.getByText(/popustom od 25%/)).toBeVisible();
};

const expectArticles = async (canvas: Canvas) => {
  const section = within(canvas.getByRole('region', { name: /^Pročitajte pr(ij)?e nego što kupite$/ }));
  const links = section.getAllByRole('link');
  await expect(links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
    '/blog/prostata',
    '/blog/potencija',
    '/blog/povećanje',
    '/blog/zdravlje',
  ]);
};

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Snaga ima korijen.' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Prirodna snaga | Hrast'));
    await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toBeVisible();
    await expectCategories(canvas);
    const promises = within(canvas.getByRole('list', { name: 'Kako poslujemo' }));
    await expect(promises.getAllByRole('listitem').map((promise) => promise.textContent)).toEqual([
      expect.stringContaining('pouzećem'),
      expect.stringMatching(/30–\u2060?60\u00A0minuta/),
      expect.stringContaining('90 dana garancije'),
      expect.stringContaining('24 do 48\u00A0sati'),
    ]);
    await expectQuiz(canvas);
    await expectCommunity(canvas);
    await expectArticles(canvas);
    const bestSellers = await carousel(canvas);
    await expect(bestSellers.getByRole('heading', { level: 3, name: 'Alpha Potent' })).toBeVisible();
    await expect(await bestSellers.findByRole('button', { name: 'Zaustavi pomjeranje' })).toBeVisible();
  },
});

Default.test('has its sections in the order of the design, each with a heading', async ({ canvas }) => {
  const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  await expect(names).toEqual([
    'S čime vam možemo pomoći?',
    'Nekoliko kratkih pitanja do preporuke',
    'Najpopularniji proizvodi',
    '40.000+ članova u našoj zajednici',
    'Pročitajte prije nego što kupite',
  ]);
});

Default.test(
  'an answer to the first question opens the quiz at the next one',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Prostata' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Potencija i energija' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await findPageHeading(canvas, '/quiz?goal=potency');
  },
);

Default.test('links to the community', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Upoznajte zajednicu' }));
  await findPageHeading(canvas, '/community');
});

Default.test('the picture of an article is part of its link', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Povećanje: obećanja i činjenice' });
  const picture = link.closest('li')?.querySelector('img');
  if (!picture) throw new Error('The article has no picture.');
  picture.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = picture.getBoundingClientRect();
  await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
  await userEvent.click(link);
  await findPageHeading(canvas, '/blog/pove%C4%87anje');
});

export const Loading = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    const section = await scrollToBestSellers(canvas);
    await expect(section.getByRole('status')).toHaveTextContent('Učitavanje proizvoda');
    await expect(section.queryByRole('article')).toBeNull();
    await expectCategories(canvas);
  },
});

export const Empty = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.empty'] } },
  play: async ({ canvas }) => {
    const section = await scrollToBestSellers(canvas);
    await expect(
      await section.findByRole('heading', { level: 3, name: 'Trenutno nema proizvoda' }),
    ).toBeVisible();
    await expect(section.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expectCategories(canvas);
  },
});

/** The same as an empty list. */
export const Failed = Empty.extend({
  parameters: { shop: { ...shop, scenarios: ['offers.fails'] } },
});

export const FailedThenRetried = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.failsTwice'] } },
  play: async ({ canvas, userEvent }) => {
    await scrollToBestSellers(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokušaj ponovo' }));
    await expect((await carousel(canvas)).getByRole('heading', { name: 'Alpha Potent' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Trenutno nema proizvoda' })).toBeNull();
  },
});

export const ToMostPopular = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' }));
    await findPageHeading(canvas, '/most-popular');
  },
});

export const ToCategoryOffer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Prostata Prosta Vital' }));
    await findPageHeading(canvas, '/offers/prosta-vital');
  },
});

/** The code of the carousel does not load while the visitor stays at the top. */
export const AtTheTop = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(bannerImage(canvas).naturalWidth).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const section = within(canvas.getByRole('region', { name: 'Najpopularniji proizvodi' }));
    await expect(section.getByRole('status')).toHaveTextContent('Učitavanje proizvoda');
    await expect(section.queryByRole('link')).toBeNull();
  },
});

/** Asserts the number of visible cards and the gap between them (Screens/Landing). The other cards are inert. */
async function expectCards(bestSellers: Canvas, count: number) {
  await waitFor(async () => {
    const cards = bestSellers.getAllByRole('article').filter((card: HTMLElement) => !card.closest('[inert]'));
    await expect(cards).toHaveLength(count);
    const [first, second] = cards.map((card: HTMLElement) => card.getBoundingClientRect());
    if (first && second) await expect(Math.round(second.left - first.right)).toBe(20);
  });
}

/** From 800 px, tabs select the category. */
export const ByTabs = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await carousel(canvas);
    await expect(canvas.getByRole('tab', { name: 'Sve', selected: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Svi proizvodi' })).toHaveAttribute(
      'href',
      '/most-popular',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Prostata' }));
    const bestSellers = await carousel(canvas, 'Prostata');
    await expect(bestSellers.getByRole('heading', { name: 'Prosta Vital' })).toBeVisible();
    await expect(bestSellers.queryByRole('heading', { name: 'Alpha Potent' })).toBeNull();
    await expect(bestSellers.getByRole('link', { name: 'Sve iz kategorije Prostata' })).toHaveAttribute(
      'href',
      '/shop/prostate',
    );
  },
});

/** Below 800 px, a dropdown selects the category. */
export const ByDropdown = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await carousel(canvas);
    await expect(canvas.queryByRole('tab')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kategorija' }), 'Prostata');
    const bestSellers = await carousel(canvas, 'Prostata');
    await expect(bestSellers.getByRole('heading', { name: 'Prosta Vital' })).toBeVisible();
    await expect(bestSellers.queryByRole('heading', { name: 'Alpha Potent' })).toBeNull();
  },
});

/** Only the malformed offer is left out. */
export const OneMalformedOffer = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.oneMalformed'] } },
  play: async ({ canvas }) => {
    const bestSellers = await carousel(canvas);
    await expect(bestSellers.getByRole('heading', { name: 'Alpha Potent' })).toBeVisible();
    await expect(bestSellers.queryByText('Libido')).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const picture = bannerImage(canvas);
    await waitFor(() => expect(picture.currentSrc).toMatch(/hero-m/));
    await expect(picture.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await expectQuiz(canvas);
    await expectCommunity(canvas);
    await expectArticles(canvas);
    await expectCards(await carousel(canvas), 1);
  },
});

/** Text beside the picture. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await waitFor(() => expect(bannerImage(canvas).currentSrc).toMatch(/hero-m/));
    await expect(heading.getBoundingClientRect().right).toBeLessThanOrEqual(
      bannerImage(canvas).getBoundingClientRect().left + 1,
    );
    await expectCards(await carousel(canvas), 2);
  },
});

/** Text on the picture. */
export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(bannerImage(canvas).currentSrc).toMatch(/hero(?!-m)/));
    await expectCards(await carousel(canvas), 5);
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await carousel(canvas);
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Snaga ima korijen.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ljepota Beauty Fem' })).toBeVisible();
    await expectQuiz(canvas);
    await expect(
      canvas.getByText('Šta možete promijeniti sami, a šta vrijedi pitati ljekara.'),
    ).toBeVisible();
    await carousel(canvas);
    await expect((await canvas.findAllByText(/\d,\d\d KM/))[0]).toBeVisible();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Snaga ima koren.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lepota Beauty Fem' })).toBeVisible();
    await expect(canvas.getByText('Telefonom potvrđujemo porudžbinu.')).toBeVisible();
    await expectQuiz(canvas, [
      'Prostata',
      'Potencija i energija',
      'Veličina i performanse',
      'Opšte zdravlje',
    ]);
    await expectCommunity(canvas);
    await expectArticles(canvas);
    await expect(
      canvas.getByRole('link', { name: 'Prostata posle pedesete: navike koje vredi uvesti' }),
    ).toBeVisible();
    await carousel(canvas);
    await expect((await canvas.findAllByText(/\d,\d\d RSD/))[0]).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Snaga ima korijen.' })).toBeVisible();
    await expect(canvas.getByText('90 dana jamstva')).toBeVisible();
    await expectQuiz(canvas);
    await expectArticles(canvas);
    await expect(canvas.getByRole('heading', { name: 'Što vam je trenutačno najvažnije?' })).toBeVisible();
    await expect(
      canvas.getByText('Što možete promijeniti sami, a što vrijedi pitati liječnika.'),
    ).toBeVisible();
    await carousel(canvas);
    await expect((await canvas.findAllByText(/\d,\d\d €/))[0]).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('90 dana garancije')).toBeVisible();
    await expectQuiz(canvas, [
      'Prostata',
      'Potencija i energija',
      'Veličina i performanse',
      'Opšte zdravlje',
    ]);
    await carousel(canvas);
    await expect((await canvas.findAllByText(/\d,\d\d €/))[0]).toBeVisible();
  },
});
