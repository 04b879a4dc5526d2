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
    dates: (written: string, checked: string) => `Napisano ${written} · Izvori provjereni ${checked}`,
    sources: 'Izvori',
    writtenBy:
      'Tekst je napisala naša redakcija i nije ga pregledao ljekar. Informativan je i ne zamjenjuje pregled ni savjet ljekara ili farmaceuta.',
  },
  {
    RS: {
      more: 'Nastavite sa čitanjem',
      dates: (written: string, checked: string) => `Napisano ${written} · Izvori provereni ${checked}`,
      writtenBy:
        'Tekst je napisala naša redakcija i nije ga pregledao lekar. Informativan je i ne zamenjuje pregled ni savet lekara ili farmaceuta.',
    },
    HR: {
      writtenBy:
        'Tekst je napisala naša redakcija i nije ga pregledao liječnik. Informativan je i ne zamjenjuje pregled ni savjet liječnika ili ljekarnika.',
    },
  },
);
