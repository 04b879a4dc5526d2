import type { Messages } from './ba';

export const rs: Messages = {
  minutes: (count) => `${count} min čitanja`,
  offers: (percent) => (percent ? `Naši proizvodi, sniženi do ${percent}%` : 'Naši proizvodi'),
  view: 'Pogledajte',
  loading: 'Učitavanje ponude',
  more: 'Nastavite sa čitanjem',
  safety: 'Važno',
  dates: (written, checked) => `Napisano ${written} · Izvori provereni ${checked}`,
  sources: 'Izvori',
  writtenBy:
    'Tekst je napisala naša redakcija i nije ga pregledao lekar. Informativan je i ne zamenjuje pregled ni savet lekara ili farmaceuta.',
};
