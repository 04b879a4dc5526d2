import { expect, waitFor, within } from 'storybook/test';
import { brand, facts, formatNumber, newTabLabel } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { offerSlugs } from '#mocks/fixtures';
import { designs } from '#storybook/designs';
import { type Canvas, findPageHeading, type Globals, inCountry, withSettings } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { CommunityScreen } from './CommunityScreen';
import { messages } from './messages';

const meta = preview.meta({
  title: 'Screens/Community',
  component: CommunityScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    design: designs('community-390', 'community-1440'),
    shop: { path: '/community' },
  },
});

export default meta;

const members = `${formatNumber(facts.community.membersOnPage)}+`;

/** Asserts that one line has the opening of the group, and that the club is the only way on. */
async function expectNoGroup(canvas: Canvas, globals: Globals) {
  const { text } = inCountry(messages, globals);
  await expect(canvas.getByText(text.opensSoon)).toBeVisible();
  await expect(canvas.queryByText(text.join, { exact: false })).toBeNull();
  await expect(canvas.getByRole('link', { name: text.toClub })).toHaveAttribute('href', routes.club.href());
}

/** The page below the banner: the quotes have their place, or there is none. */
const expectNoQuotes = async (canvas: Canvas, globals: Globals) => {
  const { text } = inCountry(messages, globals);
  await waitFor(() => expect(canvas.queryByRole('region', { name: text.quotesHeading })).toBeNull());
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.getByRole('region', { name: text.pointsHeading })).toBeVisible();
};

/** A customer's sentence leads the page, others are letters. The group has no address: one line says that it opens soon. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const heading = `${text.community} ${brand.name}`;
    await expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${heading} | ${brand.name}`));
    await expect(canvas.getByText(`${members} ${text.members}, ${text.uses}`)).toBeVisible();
    await expectNoGroup(canvas, globals);
    const benefits = within(canvas.getByRole('region', { name: text.pointsHeading }));
    await expect(benefits.getAllByRole('listitem')).toHaveLength(text.points.length);
    const letters = within(await canvas.findByRole('region', { name: text.quotesHeading }));
    await waitFor(() => expect(letters.getAllByRole('figure').length).toBeGreaterThan(3));
  },
});

Default.test(
  'every quote is an approved review with five stars, whole, with its author and offer',
  async (context) => {
    const { canvas, globals } = context;
    const { offers, reviews } = inCountry(messages, globals);
    const published = offerSlugs.flatMap((slug) =>
      reviews[slug]
        .filter(({ IsApproved, Rating }) => IsApproved && Rating === 5)
        .map(({ Review, FirstName, LastName }) => `${Review}${FirstName} ${LastName}${offers[slug].Name}`),
    );
    for (const figure of canvas.getAllByRole('figure')) {
      const words = (figure.textContent ?? '').replace(/[„“]/g, '').replace('o proizvodu ', '');
      const isPublished = published.some(
        (review) => review.replaceAll(' ', '') === words.replaceAll(' ', ''),
      );
      await expect(isPublished, words).toBe(true);
    }
  },
);

Default.test('the club is a separate offer', { globals: { shell: 'on' } }, async ({ canvas, userEvent }) => {
  await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Pogledajte klub' }));
  await findPageHeading(canvas, 'Klub Hrast');
});

/** Skeletons in place of the quotes, while the reviews load. */
export const Loading = meta.story({
  parameters: { shop: { path: '/community', scenarios: ['reviews.pending'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expect(await canvas.findByText(text.loadingQuotes)).toBeInTheDocument();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
});

/** No offer has reviews: the page's own heading leads. */
export const Empty = meta.story({
  parameters: { shop: { path: '/community', scenarios: ['reviews.empty'] } },
  play: async ({ canvas, globals }) => expectNoQuotes(canvas, globals),
});

/** The reviews failed to load: the page's own heading leads. */
export const Failed = meta.story({
  parameters: { shop: { path: '/community', scenarios: ['reviews.fails'] } },
  play: async ({ canvas, globals }) => expectNoQuotes(canvas, globals),
});

/** A country that has an address for its group. */
export const WithGroup = meta.story({
  beforeEach: withSettings(({ social }) => ({ communityUrl: social.facebook ?? '' })),
  play: async ({ canvas, globals }) => {
    const { text, settings } = inCountry(messages, globals);
    const link = canvas.getByRole('link', { name: `${text.join} ${newTabLabel}` });
    await expect(link).toHaveAttribute('href', settings.social.facebook);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByText(text.opensSoon)).toBeNull();
    await expect(canvas.getAllByRole('link', { name: text.toClub })).toHaveLength(1);
  },
});

/** On a phone, five letters, and a button for the others. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expectNoGroup(canvas, globals);
    const letters = within(await canvas.findByRole('region', { name: text.quotesHeading }));
    await waitFor(() => expect(letters.getAllByRole('figure')).toHaveLength(5));
    await expect(letters.getByRole('button')).toBeVisible();
  },
});

Phone.test(
  'the button shows the others and moves the focus to the first of them',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Još \d recenzij/ });
    await userEvent.click(button);
    const letters = within(canvas.getByRole('region', { name: 'Iz recenzija naših kupaca' }));
    await expect(letters.getAllByRole('figure').length).toBeGreaterThan(5);
    await expect(letters.getAllByRole('link')[5]).toHaveFocus();
    await expect(button).not.toBeInTheDocument();
  },
);

/** The page in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The page in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The page in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The page in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
