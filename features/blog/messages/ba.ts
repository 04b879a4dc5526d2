export const ba = {
  minutes: (count: number) => `${count} min čitanja`,
  offers: 'Naši proizvodi',
  alsoSold: (percent?: number) => (percent ? `Sniženo do ${percent}%:` : 'Još iz ponude:'),
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
