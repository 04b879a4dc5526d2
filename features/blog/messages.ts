import { defineMessages } from '#features/shared/country';

const everywhere = {
  breadcrumb: 'Putanja',
  home: 'Početna',
  minutes: (count: number) => `${count} min čitanja`,
  offers: (percent?: number) => (percent ? `Naši proizvodi, do ${percent}% sniženi` : 'Naši proizvodi'),
  view: 'Pogledaj',
  loading: 'Učitavanje ponude',
  safety: 'Važno',
  sources: 'Izvori',
};

const exceptSerbia = {
  more: 'Nastavite čitati',
  dates: (written: string, checked: string) => `Napisano ${written} · Izvori provjereni ${checked}`,
};

const bosniaAndMontenegro = {
  writtenBy:
    'Tekst je napisala naša redakcija i nije ga pregledao ljekar. Informativan je i ne zamjenjuje pregled ni savjet ljekara ili farmaceuta.',
};

export const messages = defineMessages({
  BA: { ...everywhere, ...exceptSerbia, ...bosniaAndMontenegro },
  RS: {
    ...everywhere,
    more: 'Nastavite sa čitanjem',
    dates: (written: string, checked: string) => `Napisano ${written} · Izvori provereni ${checked}`,
    writtenBy:
      'Tekst je napisala naša redakcija i nije ga pregledao lekar. Informativan je i ne zamenjuje pregled ni savet lekara ili farmaceuta.',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    writtenBy:
      'Tekst je napisala naša redakcija i nije ga pregledao liječnik. Informativan je i ne zamjenjuje pregled ni savjet liječnika ili ljekarnika.',
  },
  ME: { ...everywhere, ...exceptSerbia, ...bosniaAndMontenegro },
});
