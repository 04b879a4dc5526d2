import { expect, within } from 'storybook/test';
import { findPageHeading, inCountry } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { messages } from '../messages';
import { OfferScreen } from '../OfferScreen';
import { alpha, findReviews, offer, openFacts, productFacts } from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Product facts',
  component: OfferScreen,
  tags: ['!autodocs', 'scrolled'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

/** The food information; the amounts of the dose are in the band. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const {
      text: { facts: text },
      offers,
    } = inCountry(messages, globals);
    const { Food } = offers['alpha-potent'];
    await findPageHeading(canvas, offers['alpha-potent'].Name);
    await openFacts(canvas, globals);
    await expect(productFacts(canvas, globals)).toEqual({
      [text.kind]: text.supplement,
      [text.ingredients]: Food?.Ingredients,
      [text.netQuantity]: Food?.NetQuantity,
      [text.dailyDose]: Food?.DailyDose.split(':')[0],
      [text.warnings]: Food?.Warnings?.join(''),
      [text.maker]: Food?.Maker,
      [text.registryNumber]: Food?.RegistryNumber,
    });
    const section = within(await canvas.findByRole('region', { name: text.heading }));
    await expect(section.getAllByRole('listitem')).toHaveLength(Food?.Warnings?.length ?? 0);
  },
});

/** The band with what a daily dose holds: amount and share of the recommended intake. */
export const DailyDose = meta.story({
  play: async ({ canvas, globals }) => {
    const {
      text: { facts: text },
      offers,
    } = inCountry(messages, globals);
    await findPageHeading(canvas, offers['alpha-potent'].Name);
    const band = await canvas.findByRole('region', { name: text.dose });
    const substances = within(band).getAllByRole('listitem');
    await expect(substances).toHaveLength(3);
    const [maca, , zinc] = substances;
    await expect(maca).toHaveTextContent('500 mg');
    await expect(zinc).toHaveTextContent(/^10 mgcink100\s?% preporučenog unosa$/);
    band.scrollIntoView({ behavior: 'instant' });
  },
});

/** Four substances on a phone are two by two. */
export const DailyDosePhone = meta.story({
  tags: ['thorough'],
  globals: { viewport: { value: 'phone' } },
  parameters: { shop: offer('joint-ease') },
  play: async ({ canvas, globals }) => {
    const {
      text: { facts: text },
      offers,
    } = inCountry(messages, globals);
    await findPageHeading(canvas, offers['joint-ease'].Name);
    const band = await canvas.findByRole('region', { name: text.dose });
    await expect(within(band).getAllByRole('listitem')).toHaveLength(4);
    band.scrollIntoView({ behavior: 'instant' });
  },
});

/** Allergens are listed apart from the other ingredients. */
export const Allergens = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { shop: offer('joint-ease') },
  play: async ({ canvas, globals }) => {
    const {
      text: { facts: text },
      offers,
    } = inCountry(messages, globals);
    await findPageHeading(canvas, offers['joint-ease'].Name);
    await openFacts(canvas, globals);
    await expect(productFacts(canvas, globals)).toMatchObject({
      [text.allergens]: offers['joint-ease'].Food?.Allergens,
    });
  },
});

/** Fields that the backend leaves out have no row; without amounts there is no band of the daily dose. */
export const Partial = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.foodPartial'] } },
  play: async ({ canvas, globals }) => {
    const {
      text: { facts: text },
      offers,
    } = inCountry(messages, globals);
    await findPageHeading(canvas, offers['alpha-potent'].Name);
    await openFacts(canvas, globals);
    await expect(productFacts(canvas, globals)).toEqual({
      [text.kind]: text.supplement,
      [text.ingredients]: 'Voda, biljni glicerol, ekstrakt korijena make (Lepidium meyenii).',
      [text.warnings]: 'Ne prekoračivati preporučenu dnevnu dozu.',
      [text.maker]: 'Hrast d.o.o.',
    });
    await findReviews(canvas, globals);
    await expect(canvas.queryByRole('region', { name: text.dose })).toBeNull();
  },
});

/** Malformed food information is left out; the offer can still be bought. */
export const Malformed = meta.story({
  parameters: {
    shop: { ...alpha, scenarios: ['offer.foodMalformed'] },
    consoleErrors: ['Ingredients left out, malformed', 'Warnings left out, malformed'],
  },
  play: async ({ canvas, globals }) => {
    const { text, country, offers } = inCountry(messages, globals);
    await findPageHeading(canvas, offers['alpha-potent'].Name);
    await expect(canvas.getByRole('button', { name: text.addToCart })).toBeVisible();
    await expect(canvas.queryByText(messages[country].facts.heading)).toBeNull();
  },
});

/** A cosmetic has a declaration. */
export const Cosmetic = meta.story({
  parameters: { shop: offer('cellu-lift') },
  play: async ({ canvas, globals }) => {
    const {
      text: { facts: text },
      offers,
    } = inCountry(messages, globals);
    const { Name, Declaration } = offers['cellu-lift'];
    await findPageHeading(canvas, Name);
    await openFacts(canvas, globals);
    await expect(productFacts(canvas, globals)).toEqual({
      [text.kind]: text.cosmetic,
      [text.ingredients]: Declaration?.Ingredients,
      [text.warnings]: Declaration?.Warnings?.join(''),
      [text.maker]: Declaration?.Maker,
      [text.country]: Declaration?.Country,
    });
  },
});

/** A bundle has neither: its products have them. */
export const OfBundle = meta.story({
  tags: ['!scrolled'],
  parameters: { shop: offer('paket-snaga') },
  play: async ({ canvas, globals }) => {
    const { text, offers } = inCountry(messages, globals);
    await findPageHeading(canvas, offers['paket-snaga'].Name);
    await expect(canvas.queryByText(text.facts.heading)).toBeNull();
  },
});
