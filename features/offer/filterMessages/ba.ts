import { formatNumber, plural } from '#features/shared/country';

export const ba = {
  search: 'Pretraži recenzije',
  find: 'Traži',
  withPicture: (count: number) => `S fotografijom (${count})`,
  /** Announced when the choice changes. */
  found: (found: number, total: number) =>
    `${formatNumber(found)} od ${formatNumber(total)} ${plural(total, { one: 'recenzije', few: 'recenzije', other: 'recenzija' })}`,
  showAll: 'Prikaži sve recenzije',
  none: 'Nijedna recenzija ne odgovara izboru',
  noneHint: 'Promijenite riječi, ocjenu ili izbor fotografija.',
};

/** The texts of a country. */
export type Messages = typeof ba;
