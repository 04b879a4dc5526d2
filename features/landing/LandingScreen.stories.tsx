import { expect, spyOn, waitFor, within } from 'storybook/test';
import { brand, facts, formatNumber } from '#features/shared/country';
import { offerMessages } from '#features/shared/offer';
import { pageMessages } from '#features/shared/page';
import { offerSlugs } from '#mocks/fixtures';
import { createMockBackend } from '#mocks/mockBackend';
import { designs } from '#storybook/designs';
import { hitAt } from '#storybook/geometry';
import { backToTop, type Canvas, type Globals, inCountry } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { LandingScreen } from './LandingScreen';
import { messages } from './messages';

const shop = { path: '/' };

const meta = preview.meta({
  title: 'Screens/Landing',
  component: LandingScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('landing-390', 'landing-1440'), shop },
});

export default meta;

async function scrollToBestSellers(canvas: Canvas, globals: Globals) {
  const { text } = inCountry(messages, globals);
  const section = await canvas.findByRole('region', { name: text.bestSellers });
  section.scrollIntoView({ behavior: 'instant' });
  return within(section);
}

/** Scrolls to the carousel and waits until it has loaded. */
async function carousel(canvas: Canvas, globals: Globals, label = inCountry(messages, globals).text.toAll) {
  const section = await scrollToBestSellers(canvas, globals);
  return within(await section.findByRole('region', { name: label }));
}

const bannerImage = (canvas: Canvas, globals: Globals) => {
  const picture = canvas.getByRole('img', { name: inCountry(messages, globals).text.picture });
  if (!(picture instanceof HTMLImageElement)) throw new Error('The banner has no picture.');
  return picture;
};

const expectCategories = async (canvas: Canvas, globals: Globals) => {
  const { text, country } = inCountry(messages, globals);
  const { potency, beauty, prostate, joints } = offerMessages[country].groups;
  const section = within(canvas.getByRole('region', { name: text.categories }));
  const links = section.getAllByRole('link');
  await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [`${potency}Alpha Potent`, '/offers/alpha-potent'],
    [`${beauty}Beauty Fem`, '/offers/beauty-fem'],
    [`${prostate}Prosta Vital`, '/offers/prosta-vital'],
    [`${joints}Joint Ease`, '/offers/joint-ease'],
  ]);
};

const expectQuiz = async (canvas: Canvas, globals: Globals) => {
  const { question, goals } = inCountry(messages, globals).text.quiz;
  const list = within(canvas.getByRole('list', { name: question }));
  const links = list.getAllByRole('link');
  await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [goals.prostate, '/quiz?goal=prostate'],
    [goals.potency, '/quiz?goal=potency'],
    [goals.size, '/quiz?goal=size'],
    [goals.health, '/quiz?goal=health'],
  ]);
};

const communitySection = (canvas: Canvas, globals: Globals) => {
  const { community } = inCountry(messages, globals).text;
  const name = `${formatNumber(facts.community.membersOnLanding)}+ ${community.heading}`;
  return canvas.getByRole('region', { name });
};

const expectCommunity = async (canvas: Canvas, globals: Globals) => {
  const { community } = inCountry(messages, globals).text;
  const section = within(communitySection(canvas, globals));
  await expect(section.getByRole('link', { name: community.action })).toHaveAttribute('href', '/community');
};

function scrollToCommunity(canvas: Canvas, globals: Globals) {
  const section = communitySection(canvas, globals);
  section.scrollIntoView({ behavior: 'instant' });
  return within(section);
}

/** The shortest published reviews with five stars, one of each of two offers. */
async function expectQuotes(canvas: Canvas, globals: Globals) {
  const { text, offers, reviews } = inCountry(messages, globals);
  const section = scrollToCommunity(canvas, globals);
  const quotes = await section.findAllByRole('figure');
  await expect(quotes).toHaveLength(2);
  const published = offerSlugs.flatMap((slug) =>
    reviews[slug]
      .filter(({ IsApproved, Rating }) => IsApproved && Rating === 5)
      .map(
        ({ Review, FirstName, LastName }) =>
          `${text.community.quote(Review)}${FirstName} ${LastName}, ${offers[slug].Name}${text.community.stars(5)}`,
      ),
  );
  for (const quote of quotes) await expect(published).toContain(quote.textContent);
}

async function expectNoQuotes(canvas: Canvas, globals: Globals) {
  const { community } = inCountry(messages, globals).text;
  const section = scrollToCommunity(canvas, globals);
  await waitFor(() => expect(section.queryByRole('status')).toBeNull());
  await expect(section.queryByRole('figure')).toBeNull();
  await expect(section.getByRole('link', { name: community.action })).toBeVisible();
}

const expectArticles = async (canvas: Canvas, globals: Globals) => {
  const { text } = inCountry(messages, globals);
  const section = within(canvas.getByRole('region', { name: text.articles }));
  const links = section.getAllByRole('link');
  await expect(links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
    '/blog/prostata',
    '/blog/potencija',
    '/blog/povećanje',
    '/blog/zdravlje',
  ]);
};

/** All sections of the page. Its best sellers have loaded. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, offers, money } = inCountry(messages, globals);
    await expect(canvas.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${text.title} | ${brand.name}`));
    await expect(canvas.getByRole('link', { name: text.toMostPopular })).toBeVisible();
    await expectCategories(canvas, globals);
    const { label, ...promiseTexts } = inCountry(pageMessages, globals).text.promises;
    const promises = within(canvas.getByRole('list', { name: label }));
    await expect(promises.getAllByRole('listitem').map((promise) => promise.textContent)).toEqual(
      Object.values(promiseTexts).map((promise) => promise.title + promise.text),
    );
    await expectQuiz(canvas, globals);
    await expectCommunity(canvas, globals);
    await expectArticles(canvas, globals);
    const { Name, NewPrice } = offers['alpha-potent'];
    const bestSellers = await carousel(canvas, globals);
    await expect(bestSellers.getByRole('heading', { level: 3, name: Name })).toBeVisible();
    await expect(bestSellers.getByText(money(NewPrice))).toBeVisible();
    await expectQuotes(canvas, globals);
    backToTop();
  },
});

Default.test('has its sections in the order of the design, each with a heading', async ({ canvas }) => {
  const names = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  await expect(names).toEqual([
    'Šta tražite?',
    'Nekoliko kratkih pitanja do preporuke',
    'Šta se najviše naručuje',
    '40.000+ članova u našoj zajednici',
    'Pročitajte prije nego što kupite',
  ]);
});

Default.test('an answer to the first question leads to the next one', async ({ canvas, userEvent }) => {
  canvas.getByRole('link', { name: 'Prostata' }).focus();
  await userEvent.tab();
  const potency = canvas.getByRole('link', { name: 'Potencija i energija' });
  await expect(potency).toHaveFocus();
  await expect(potency).toHaveAttribute('href', '/quiz?goal=potency');
});

Default.test(
  'the banner leads to the most popular offers and to the quiz, a category to its offer',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' })).toHaveAttribute(
      'href',
      '/most-popular',
    );
    await expect(canvas.getByRole('link', { name: 'Ne znam šta mi treba' })).toHaveAttribute('href', '/quiz');
    await expect(canvas.getByRole('link', { name: 'Prostata Prosta Vital' })).toHaveAttribute(
      'href',
      '/offers/prosta-vital',
    );
  },
);

Default.test(
  'the carousel moves by itself and can be stopped',
  { tags: ['motion'] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zaustavi pomjeranje' }));
    await expect(canvas.getByRole('button', { name: 'Pokreni pomjeranje' })).toBeVisible();
  },
);

Default.test('the picture of an article is part of its link', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Povećanje: obećanja i činjenice' });
  const picture = link.closest('li')?.querySelector('img');
  await expect(hitAt(picture)).toBe(link);
  await expect(link).toHaveAttribute('href', '/blog/pove%C4%87anje');
});

/** Asserts that the banner has loaded the picture for the width of the window. */
const expectPicture = async (canvas: Canvas, globals: Globals, file: RegExp) =>
  waitFor(() => expect(bannerImage(canvas, globals).currentSrc).toMatch(file));

Default.test(
  'a phone loads the narrow picture',
  { tags: ['thorough'], globals: { viewport: { value: 'phone' } } },
  async ({ canvas, globals }) => expectPicture(canvas, globals, /hero-phone/),
);

Default.test(
  'a tablet loads the tall picture',
  { tags: ['thorough'], globals: { viewport: { value: 'tablet' } } },
  async ({ canvas, globals }) => expectPicture(canvas, globals, /hero-tall/),
);

Default.test(
  'a computer loads the wide picture',
  { tags: ['thorough'], globals: { viewport: { value: 'desktop' } } },
  async ({ canvas, globals }) => expectPicture(canvas, globals, /hero-wide/),
);

/** Skeletons in place of the best sellers. */
export const Loading = meta.story({
  tags: ['scrolled'],
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async ({ canvas, globals }) => {
    const section = await scrollToBestSellers(canvas, globals);
    await expect(section.getByRole('status')).toHaveTextContent(inCountry(messages, globals).text.loading);
    await expect(section.queryByRole('article')).toBeNull();
    await expectCategories(canvas, globals);
  },
});

/** The shop has no offers: a note in place of the best sellers. */
export const Empty = meta.story({
  tags: ['scrolled'],
  parameters: { shop: { ...shop, scenarios: ['offers.empty'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(pageMessages, globals);
    const section = await scrollToBestSellers(canvas, globals);
    await expect(await section.findByRole('heading', { level: 3, name: text.noOffers })).toBeVisible();
    await expect(section.getByRole('button', { name: text.retry })).toBeVisible();
    await expectCategories(canvas, globals);
  },
});

Empty.test('a retry that finds offers moves the focus to the heading', async ({ canvas, userEvent }) => {
  const backend = createMockBackend({ imageBase: document.baseURI });
  spyOn(globalThis, 'fetch').mockImplementationOnce((...request) => backend(new Request(...request)));
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
  await expect(await canvas.findByRole('heading', { level: 3, name: 'Alpha Potent' })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Šta se najviše naručuje' })).toHaveFocus();
});

Empty.test(
  'a retry that fails says so',
  { tags: ['thorough'], parameters: { shop: { ...shop, scenarios: ['offers.empty', 'offers.failsLater'] } } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Proizvodi se nisu učitali');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Šta se najviše naručuje' })).toHaveFocus();
  },
);

/** The best sellers failed to load: a message and a button to try again. The rest of the page stays. */
export const Failed = meta.story({
  tags: ['scrolled'],
  parameters: { shop: { ...shop, scenarios: ['offers.fails'] } },
  play: async ({ canvas, globals }) => {
    const { text, country } = inCountry(messages, globals);
    const section = await scrollToBestSellers(canvas, globals);
    await expect(await section.findByRole('alert')).toHaveTextContent(text.failed);
    await expect(section.getByRole('button', { name: pageMessages[country].retry })).toBeVisible();
    await expect(section.queryByText(pageMessages[country].noOffers)).toBeNull();
    await expectCategories(canvas, globals);
  },
});

/** Skeletons in place of the quotes, while the reviews load. */
export const QuotesLoading = meta.story({
  tags: ['scrolled'],
  parameters: { shop: { ...shop, scenarios: ['reviews.pending'] } },
  play: async ({ canvas, globals }) => {
    const { community } = inCountry(messages, globals).text;
    const section = scrollToCommunity(canvas, globals);
    await expect(await section.findByText(community.loadingQuotes)).toBeInTheDocument();
    await expect(section.queryByRole('figure')).toBeNull();
  },
});

/** No offer has reviews: the community without quotes. */
export const QuotesEmpty = meta.story({
  tags: ['scrolled'],
  parameters: { shop: { ...shop, scenarios: ['reviews.empty'] } },
  play: async ({ canvas, globals }) => expectNoQuotes(canvas, globals),
});

/** The reviews failed to load: the community without quotes. */
export const QuotesFailed = meta.story({
  tags: ['scrolled'],
  parameters: { shop: { ...shop, scenarios: ['reviews.fails'] } },
  play: async ({ canvas, globals }) => expectNoQuotes(canvas, globals),
});

/** The list begins with the bundles, which are no best sellers. */
export const BundlesFirst = meta.story({
  tags: ['scrolled'],
  parameters: { shop: { ...shop, scenarios: ['offers.bundlesFirst'] } },
  play: async ({ canvas, globals }) => {
    const { offers } = inCountry(messages, globals);
    const bestSellers = await carousel(canvas, globals);
    const [first] = bestSellers.getAllByRole('heading', { level: 3 });
    await expect(first).toHaveTextContent(offers['alpha-potent'].Name);
    await expect(bestSellers.queryByText(offers['paket-snaga'].Name)).toBeNull();
  },
});

/** The best sellers that a retry has loaded. */
export const FailedThenRetried = meta.story({
  tags: ['scrolled'],
  parameters: { shop: { ...shop, scenarios: ['offers.failsTwice'] } },
  play: async ({ canvas, globals, userEvent }) => {
    const { text, country, offers } = inCountry(messages, globals);
    const section = await scrollToBestSellers(canvas, globals);
    await userEvent.click(await section.findByRole('button', { name: pageMessages[country].retry }));
    const bestSellers = await carousel(canvas, globals);
    await expect(bestSellers.getByRole('heading', { name: offers['alpha-potent'].Name })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2, name: text.bestSellers })).toHaveFocus();
  },
});

/** On a phone, before scrolling: the code of the carousel does not load while the visitor stays at the top. */
export const AtTheTop = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const picture = bannerImage(canvas, globals);
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    const section = canvas.getByRole('region', { name: text.bestSellers });
    // The page's own observer, which is older, has been told the same; its import would end no later than this one.
    await new Promise<unknown>((resolve) => new IntersectionObserver(resolve).observe(section));
    await import('./parts/OfferCarousel');
    await expect(within(section).getByRole('status')).toHaveTextContent(text.loading);
    await expect(within(section).queryByRole('article')).toBeNull();
  },
});

/** From 800 px, tabs select the category. */
export const ByTabs = meta.story({
  tags: ['scrolled'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals, userEvent }) => {
    const { text, country, offers } = inCountry(messages, globals);
    const { prostate } = offerMessages[country].groups;
    await carousel(canvas, globals);
    await expect(canvas.getByRole('tab', { name: text.all, selected: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.toAll })).toHaveAttribute('href', '/most-popular');
    await userEvent.click(canvas.getByRole('tab', { name: prostate }));
    const bestSellers = await carousel(canvas, globals, prostate);
    await expect(bestSellers.getByRole('heading', { name: offers['prosta-vital'].Name })).toBeVisible();
    await expect(bestSellers.queryByRole('heading', { name: offers['alpha-potent'].Name })).toBeNull();
  },
});

/** Below 800 px, a dropdown selects the category. */
export const ByDropdown = meta.story({
  tags: ['scrolled'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals, userEvent }) => {
    const { text, country, offers } = inCountry(messages, globals);
    const { prostate } = offerMessages[country].groups;
    await carousel(canvas, globals);
    await expect(canvas.queryByRole('tab')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text.filter }), prostate);
    const bestSellers = await carousel(canvas, globals, prostate);
    await expect(bestSellers.getByRole('heading', { name: offers['prosta-vital'].Name })).toBeVisible();
    await expect(bestSellers.queryByRole('heading', { name: offers['alpha-potent'].Name })).toBeNull();
  },
});

/** One offer of the list is malformed: only that one is left out. */
export const OneMalformedOffer = meta.story({
  tags: ['scrolled'],
  parameters: {
    shop: { ...shop, scenarios: ['offers.oneMalformed'] },
    consoleErrors: ['Offer left out, malformed'],
  },
  play: async ({ canvas, globals }) => {
    const { offers } = inCountry(messages, globals);
    const bestSellers = await carousel(canvas, globals);
    await expect(bestSellers.getByRole('heading', { name: offers['alpha-potent'].Name })).toBeVisible();
    await expect(bestSellers.queryByText(offers.libido.Name)).toBeNull();
  },
});

/** The page in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The page in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The page in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The page in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
