import type { Messages } from './ba';

export const hr: Messages = {
  minutes: (count) => `${count} min čitanja`,
  offers: (percent) => (percent ? `Naši proizvodi, sniženi do ${percent}%` : 'Naši proizvodi'),
  view: 'Pogledajte',
  loading: 'Učitavanje ponude',
  more: 'Nastavite čitati',
  safety: 'Važno',
  dates: (written, checked) => `Napisano ${written} · Izvori provjereni ${checked}`,
  sources: 'Izvori',
  writtenBy:
    'Tekst je napisala naša redakcija i nije ga pregledao liječnik. Informativan je i ne zamjenjuje pregled ni savjet liječnika ili ljekarnika.',
};
