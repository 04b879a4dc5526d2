import { defineMessages } from '#features/shared/country';

/** Labels of the food information; its values come with the offer. */
export const foodMessages = defineMessages(
  {
    dose: 'Šta je u dnevnoj dozi',
    portion: (portion: string) => `Dnevna doza: ${portion}.`,
    heading: 'Sastav i upozorenja',
    hint: 'Pročitajte prije kupovine, a prije prve upotrebe i na pakovanju.',
    kind: 'Vrsta proizvoda',
    /** The legal term. */
    supplement: 'Dodatak prehrani',
    ingredients: 'Sastojci',
    allergens: 'Alergeni',
    netQuantity: 'Neto količina',
    dailyDose: 'Dnevna doza',
    warnings: 'Upozorenja',
    maker: 'Proizvođač ili uvoznik',
    registryNumber: 'Broj u registru',
  },
  {
    RS: {
      hint: 'Pročitajte pre kupovine, a pre prve upotrebe i na pakovanju.',
      supplement: 'Dodatak ishrani',
    },
    HR: {
      dose: 'Što je u dnevnoj dozi',
      hint: 'Pročitajte prije kupnje, a prije prve uporabe i na pakiranju.',
    },
    ME: { supplement: 'Dodatak ishrani' },
  },
);
