import { expect } from 'storybook/test';
import { expectNoHorizontalScroll, findPageHeading } from '#storybook/plays';
import preview from '#storybook/preview';
import { OfferScreen } from '../OfferScreen';
import { alpha, foodFacts, foodSection, offer } from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Food facts',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

/** The food information is always open, and a button at the price box leads to it. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Dodatak prehrani, 60 kapsula (36 g) Sastav i upozorenja' }),
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'Sastav i upozorenja' })).toHaveFocus();
    await expect(foodFacts(canvas)).toEqual({
      'Vrsta proizvoda': 'Dodatak prehrani',
      Sastojci: expect.stringMatching(/^Korijen make u prahu/),
      'Neto količina': '60 kapsula (36 g)',
      'Dnevna doza': expect.stringMatching(/^2 kapsule: maka 500 mg/),
      Upozorenja: expect.stringMatching(/^Ne prekoračivati preporučenu dnevnu dozu\./),
      'Proizvođač ili uvoznik': expect.stringMatching(/^Uvoznik: Hrast d\.o\.o\./),
      'Broj u registru': 'BA-000001',
    });
    await expect(foodSection(canvas).getAllByRole('listitem')).toHaveLength(5);
  },
});

/** Allergens are listed apart from the other ingredients. */
export const Allergens = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { shop: offer('joint-ease') },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Joint Ease');
    await expect(foodFacts(canvas)).toMatchObject({ Alergeni: 'Riba.' });
    await expectNoHorizontalScroll();
  },
});

/** Fields that the backend leaves out have no row. */
export const Partial = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.foodPartial'] } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    await expect(foodFacts(canvas)).toEqual({
      'Vrsta proizvoda': 'Dodatak prehrani',
      Sastojci: 'Voda, biljni glicerol, ekstrakt korijena make (Lepidium meyenii).',
      Upozorenja: 'Ne prekoračivati preporučenu dnevnu dozu.',
      'Proizvođač ili uvoznik': 'Hrast d.o.o.',
    });
    await expect(canvas.getByRole('button', { name: 'Dodatak prehrani Sastav i upozorenja' })).toBeVisible();
  },
});

/** Malformed food information is left out; the offer still shows. */
export const Malformed = meta.story({
  parameters: { shop: { ...alpha, scenarios: ['offer.foodMalformed'] } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    await expect(canvas.getByRole('button', { name: 'Dodaj u korpu' })).toBeVisible();
    await expect(canvas.queryByText('Sastav i upozorenja')).toBeNull();
  },
});

/** A cosmetic product has no food information. */
export const NoFood = meta.story({
  parameters: { shop: offer('cellu-lift') },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Cellu Lift');
    await expect(canvas.queryByText('Sastav i upozorenja')).toBeNull();
    await expect(canvas.queryByText(/^Dodatak prehrani/)).toBeNull();
  },
});
