import { formatNumber, plural } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
  search: 'Pretraži recenzije',
  find: 'Traži',
  withPicture: (count) => `Sa fotografijom (${count})`,
  found: (found, total) =>
    `${formatNumber(found)} od ${formatNumber(total)} ${plural(total, { one: 'recenzije', few: 'recenzije', other: 'recenzija' })}`,
  showAll: 'Prikaži sve recenzije',
  none: 'Nijedna recenzija ne odgovara izboru',
  noneHint: 'Promenite reči, ocenu ili izbor fotografija.',
};
