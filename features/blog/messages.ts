import { defineMessages } from '#features/shared/country';

export const messages = defineMessages(
  {
    breadcrumb: 'Putanja',
    home: 'Početna',
    minutes: (count: number) => `${count} min čitanja`,
    offers: (percent?: number) => (percent ? `Naši proizvodi, do ${percent}% sniženi` : 'Naši proizvodi'),
    view: 'Pogledaj',
    loading: 'Učitavanje ponude',
    more: 'Nastavite čitati',
    safety: 'Važno',
  },
  {
    RS: { more: 'Nastavite sa čitanjem' },
  },
);
