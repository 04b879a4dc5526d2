import { expect, waitFor, within } from 'storybook/test';
import type { OfferSlug } from '#mocks/fixtures';
import { findPageHeading, inCountry } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { messages } from '../messages';
import { OfferScreen } from '../OfferScreen';
import { alpha, findReviews, offer } from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Other offers',
  component: OfferScreen,
  tags: ['!autodocs', 'scrolled'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

/** Other offers that go with this one: bundles that contain it, then its category, then the rest. */
export const RelatedOffers = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const { text, offers } = inCountry(messages, globals);
    const slugs: OfferSlug[] = ['paket-snaga', 'paket-muskarac', 'libido', 'prosta-vital'];
    const names = slugs.map((slug) => offers[slug].Name);
    const section = await canvas.findByRole('region', { name: text.goesWith });
    await waitFor(() =>
      expect(
        within(section)
          .getAllByRole('heading', { level: 3 })
          .map((heading) => heading.textContent),
      ).toEqual(names),
    );
    section.scrollIntoView({ behavior: 'instant' });
  },
});

/** Skeletons of the cards while the list of offers loads. */
export const Loading = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offers.pending'] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const heading = await canvas.findByRole('heading', { level: 2, name: text.goesWith });
    heading.scrollIntoView({ behavior: 'instant' });
    await expect(heading).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** If other offers fail to load, the page ends with the reviews. */
export const Failed = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offers.fails'] } },
  play: async ({ canvas, globals }) => {
    const { text, offers } = inCountry(messages, globals);
    await findPageHeading(canvas, offers['alpha-potent'].Name);
    await findReviews(canvas, globals);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: text.goesWith })).toBeNull());
    await expect(canvas.queryByRole('alert')).toBeNull();
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  },
});

/** The contents of a bundle, each with a link to its own page. */
export const Bundle = meta.story({
  parameters: { shop: offer('paket-snaga') },
  play: async ({ canvas, globals }) => {
    const { text, offers } = inCountry(messages, globals);
    await findPageHeading(canvas, offers['paket-snaga'].Name);
    const section = canvas.getByRole('region', { name: text.inside });
    section.scrollIntoView({ block: 'center', behavior: 'instant' });
    const inside = within(section);
    await expect(inside.getAllByRole('listitem')).toHaveLength(2);
    await expect(inside.getAllByText(text.pieces(1))).toHaveLength(2);
    await expect(inside.getByRole('link', { name: offers.libido.Name })).toHaveAttribute(
      'href',
      '/offers/libido',
    );
  },
});

Bundle.test(
  'a link to an item opens its page with a quantity of one',
  { tags: ['thorough'] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Više' }));
    const inside = within(canvas.getByRole('region', { name: 'U paketu' }));
    await userEvent.click(inside.getByRole('link', { name: 'Libido' }));
    await findPageHeading(canvas, 'Libido');
    await expect(canvas.getByRole('spinbutton', { name: 'Količina' })).toHaveValue('1');
    await waitFor(() => expect(document.title).toBe('Libido | Hrast'));
  },
);
