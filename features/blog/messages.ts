import { defineMessages, facts } from '#features/shared/country';

export const messages = defineMessages(
  {
    breadcrumb: 'Putanja',
    home: 'Početna',
    minutes: (count: number) => `${count} min čitanja`,
    offers: `Uz ovaj članak: popust do ${facts.maxDiscountPercent}%`,
    view: 'Pogledaj',
    loading: 'Učitavanje ponude',
    more: 'Nastavite čitati',
    safety: 'Važno',
  },
  {
    RS: { more: 'Nastavite sa čitanjem' },
  },
);
