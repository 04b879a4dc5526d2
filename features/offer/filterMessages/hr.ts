import { formatNumber, plural } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  search: 'Pretraži recenzije',
  find: 'Traži',
  withPicture: (count) => `S fotografijom (${count})`,
  found: (found, total) =>
    `${formatNumber(found)} od ${formatNumber(total)} ${plural(total, { one: 'recenzije', few: 'recenzije', other: 'recenzija' })}`,
  showAll: 'Prikaži sve recenzije',
  none: 'Nijedna recenzija ne odgovara odabiru',
  noneHint: 'Promijenite riječi, ocjenu ili odabir fotografija.',
};
