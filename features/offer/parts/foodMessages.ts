import { defineMessages } from '#features/shared/country';

const everywhere = {
  portion: (portion: string) => `Dnevna doza: ${portion}.`,
  heading: 'Sastav i upozorenja',
  kind: 'Vrsta proizvoda',
  ingredients: 'Sastojci',
  allergens: 'Alergeni',
  netQuantity: 'Neto količina',
  dailyDose: 'Dnevna doza',
  warnings: 'Upozorenja',
  maker: 'Proizvođač ili uvoznik',
  registryNumber: 'Broj u registru',
};

const bosniaAndMontenegro = {
  hint: 'Pročitajte prije kupovine, a prije prve upotrebe i na pakovanju.',
};

/** Labels of the food information; its values come with the offer. */
export const foodMessages = defineMessages({
  BA: {
    ...everywhere,
    ...bosniaAndMontenegro,
    /** The legal term. */
    supplement: 'Dodatak prehrani',
    dose: 'Šta je u dnevnoj dozi',
  },
  RS: {
    ...everywhere,
    dose: 'Šta je u dnevnoj dozi',
    hint: 'Pročitajte pre kupovine, a pre prve upotrebe i na pakovanju.',
    supplement: 'Dodatak ishrani',
  },
  HR: {
    ...everywhere,
    supplement: 'Dodatak prehrani',
    dose: 'Što je u dnevnoj dozi',
    hint: 'Pročitajte prije kupnje, a prije prve uporabe i na pakiranju.',
  },
  ME: { ...everywhere, ...bosniaAndMontenegro, dose: 'Šta je u dnevnoj dozi', supplement: 'Dodatak ishrani' },
});
