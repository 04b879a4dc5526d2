import type { Messages } from './ba';

export const rs: Messages = {
  minutes: (count) => `${count} min čitanja`,
  offers: 'Naši proizvodi',
  alsoSold: (percent) => (percent ? `Sniženo do ${percent}%:` : 'Još iz ponude:'),
  loading: 'Učitavanje ponude',
  more: 'Nastavite sa čitanjem',
  safety: 'Važno',
  dates: (written, checked) => `Napisano ${written} · Izvori provereni ${checked}`,
  sources: 'Izvori',
  writtenBy:
    'Tekst je napisala naša redakcija i nije ga pregledao lekar. Informativan je i ne zamenjuje pregled ni savet lekara ili farmaceuta.',
};
