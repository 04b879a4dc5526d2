export const ba = {
  minutes: (count: number) => `${count} min čitanja`,
  offers: (percent?: number) => (percent ? `Naši proizvodi, sniženi do ${percent}%` : 'Naši proizvodi'),
  view: 'Pogledajte',
  loading: 'Učitavanje ponude',
  more: 'Nastavite čitati',
  safety: 'Važno',
  dates: (written: string, checked: string) => `Napisano ${written} · Izvori provjereni ${checked}`,
  sources: 'Izvori',
  writtenBy:
    'Tekst je napisala naša redakcija i nije ga pregledao ljekar. Informativan je i ne zamjenjuje pregled ni savjet ljekara ili farmaceuta.',
};

/** The texts of a country. */
export type Messages = typeof ba;
