import type { Messages } from './ba';

export const hr: Messages = {
  minutes: (count) => `${count} min čitanja`,
  offers: 'Naši proizvodi',
  alsoSold: (percent) => (percent ? `Sniženo do ${percent}%:` : 'Još iz ponude:'),
  loading: 'Učitavanje ponude',
  more: 'Nastavite čitati',
  safety: 'Važno',
  dates: (written, checked) => `Napisano ${written} · Izvori provjereni ${checked}`,
  sources: 'Izvori',
  writtenBy:
    'Tekst je napisala naša redakcija i nije ga pregledao liječnik. Informativan je i ne zamjenjuje pregled ni savjet liječnika ili ljekarnika.',
};
