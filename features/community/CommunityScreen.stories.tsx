import { expect, waitFor, within } from 'storybook/test';
import { brand, facts, formatNumber } from '#features/shared/country';
import type { OfferSlug } from '#mocks/fixtures';
import { type Canvas, findPageHeading, type Globals, inCountry } from '#storybook/plays';
import preview from '#storybook/preview';
import { CommunityScreen } from './CommunityScreen';
import { messages } from './messages';

const meta = preview.meta({
  title: 'Screens/Community',
  component: CommunityScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { path: '/community' } },
});

export default meta;

const members = `${formatNumber(facts.community.membersOnPage)}+`;

/** Asserts that both buttons are disabled and described by a note. */
async function expectNoGroup(canvas: Canvas, globals: Globals) {
  const { text } = inCountry(messages, globals);
  const buttons = canvas.getAllByRole('button', { name: text.join });
  await expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(text.noLink);
  }
  await expect(canvas.queryByRole('link', { name: text.join, exact: false })).toBeNull();
  await expect(canvas.getAllByRole('link', { name: text.toClub })).toHaveLength(2);
}

const quotedSlugs: OfferSlug[] = ['alpha-potent', 'libido', 'prosta-vital', 'joint-ease'];

/** The newest approved review with five stars of each quoted product. */
const expectedQuotes = (globals: Globals) => {
  const { text, offers, reviews } = inCountry(messages, globals);
  return quotedSlugs.map((slug) => {
    const [newest] = reviews[slug]
      .filter(({ IsApproved, Rating }) => IsApproved && Rating === 5)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    if (!newest) throw new Error(`${slug} has no such review.`);
    const { FirstName, LastName, Review } = newest;
    return `${text.stars(5)}${text.quote(Review)}${FirstName} ${LastName}, ${offers[slug].Name}`;
  });
};

/** The page below the banner: the quotes have their place, or there is none. */
const expectNoQuotes = async (canvas: Canvas, globals: Globals) => {
  const { text } = inCountry(messages, globals);
  await waitFor(() => expect(canvas.queryByRole('region', { name: text.quotesHeading })).toBeNull());
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.getByRole('region', { name: text.pointsHeading })).toBeVisible();
};

/** While the group has no address, its buttons are disabled, with a note and a link to the club beside them. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const heading = `${text.community} ${brand.name}`;
    await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${heading} | ${brand.name}`));
    await expect(canvas.getByText(text.lead)).toBeVisible();
    await expect(canvas.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      members,
      text.uses.figure,
    ]);
    await expectNoGroup(canvas, globals);
    const benefits = within(canvas.getByRole('region', { name: text.pointsHeading }));
    await expect(benefits.getAllByRole('listitem')).toHaveLength(text.points.length);
    const quotes = within(canvas.getByRole('region', { name: text.quotesHeading }));
    const figures = await quotes.findAllByRole('figure');
    await expect(figures.map((figure) => figure.textContent)).toEqual(expectedQuotes(globals));
  },
});

Default.test(
  'pressing a button opens nothing; a link leads to the club, which is a separate offer',
  { globals: { shell: 'on' } },
  async ({ canvas, userEvent }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Pridruži se grupi' });
    if (!button) throw new Error('There is no button.');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Zajednica Hrast' })).toBeVisible();
    const [club] = canvas.getAllByRole('link', { name: 'Pogledaj klub' });
    if (!club) throw new Error('There is no link to the club.');
    await userEvent.click(club);
    await findPageHeading(canvas, 'Klub Hrast');
  },
);

/** Skeletons in place of the quotes, while the reviews load. */
export const Loading = meta.story({
  parameters: { shop: { path: '/community', scenarios: ['reviews.pending'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expect(await canvas.findByText(text.loadingQuotes)).toBeInTheDocument();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
});

/** No offer has reviews: the page without quotes. */
export const Empty = meta.story({
  parameters: { shop: { path: '/community', scenarios: ['reviews.empty'] } },
  play: async ({ canvas, globals }) => expectNoQuotes(canvas, globals),
});

/** The reviews failed to load: the page without quotes. */
export const Failed = meta.story({
  parameters: { shop: { path: '/community', scenarios: ['reviews.fails'] } },
  play: async ({ canvas, globals }) => expectNoQuotes(canvas, globals),
});

/** A country that has an address for its group. */
export const WithGroup = meta.story({
  beforeEach({ globals }) {
    const { settings } = inCountry(messages, globals);
    const before = settings.communityUrl;
    settings.communityUrl = settings.social.facebook ?? '';
    return () => {
      settings.communityUrl = before;
    };
  },
  play: async ({ canvas, globals }) => {
    const { text, settings } = inCountry(messages, globals);
    const links = canvas.getAllByRole('link', { name: `${text.join} ${text.newTab}` });
    await expect(links).toHaveLength(2);
    for (const link of links) {
      await expect(link).toHaveAttribute('href', settings.social.facebook);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(canvas.queryByText(text.noLink)).toBeNull();
    await expect(canvas.getAllByRole('link', { name: text.toClub })).toHaveLength(1);
  },
});

/** On a phone, the picture is above the text. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    await expectNoGroup(canvas, globals);
  },
});

/** On a tablet, the text is beside the picture. */
export const Tablet = Phone.extend({ globals: { viewport: { value: 'tablet' } } });

/** The page fits the narrowest screen. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(members)).toBeVisible();
  },
});

/** The page in Bosnia and Herzegovina. */
export const BA = Default.extend({ globals: { country: 'BA' } });

/** The page in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The page in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The page in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
