import type { Messages } from './ba';

export const me: Messages = {
  minutes: (count) => `${count} min čitanja`,
  offers: (percent) => (percent ? `Naši proizvodi, sniženi do ${percent}%` : 'Naši proizvodi'),
  view: 'Pogledajte',
  loading: 'Učitavanje ponude',
  more: 'Nastavite čitati',
  safety: 'Važno',
  dates: (written, checked) => `Napisano ${written} · Izvori provjereni ${checked}`,
  sources: 'Izvori',
  writtenBy:
    'Tekst je napisala naša redakcija i nije ga pregledao ljekar. Informativan je i ne zamjenjuje pregled ni savjet ljekara ili farmaceuta.',
};
