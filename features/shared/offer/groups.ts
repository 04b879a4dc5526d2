import type { Group } from '../api';
import { defineMessages } from '../country';

/** Names of the seven categories. */
export const groupNames = defineMessages<Record<Group, string>>(
  {
    potency: 'Potencija',
    prostate: 'Prostata',
    joints: 'Zglobovi i kosti',
    beauty: 'Ljepota',
    hair: 'Kosa',
    weight: 'Mršavljenje',
    digestion: 'Probava',
  },
  { RS: { beauty: 'Lepota', digestion: 'Varenje' } },
);
