import type { Messages } from './ba';

export const me: Messages = {
  minutes: (count) => `${count} min čitanja`,
  offers: 'Naši proizvodi',
  alsoSold: (percent) => (percent ? `Sniženo do ${percent}%:` : 'Još iz ponude:'),
  loading: 'Učitavanje ponude',
  more: 'Nastavite čitati',
  safety: 'Važno',
  dates: (written, checked) => `Napisano ${written} · Izvori provjereni ${checked}`,
  sources: 'Izvori',
  writtenBy:
    'Tekst je napisala naša redakcija i nije ga pregledao ljekar. Informativan je i ne zamjenjuje pregled ni savjet ljekara ili farmaceuta.',
};
