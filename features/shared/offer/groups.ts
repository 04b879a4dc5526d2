import type { Group } from '../api';
import { defineMessages } from '../country';

const everywhere = {
  potency: 'Potencija',
  prostate: 'Prostata',
  joints: 'Zglobovi i kosti',
  hair: 'Kosa',
  weight: 'Mršavljenje',
};

/** Names of the seven categories. */
export const groupNames = defineMessages<Record<Group, string>>({
  BA: { ...everywhere, beauty: 'Ljepota', digestion: 'Probava' },
  RS: { ...everywhere, beauty: 'Lepota', digestion: 'Varenje' },
  HR: { ...everywhere, beauty: 'Ljepota', digestion: 'Probava' },
  ME: { ...everywhere, beauty: 'Ljepota', digestion: 'Probava' },
});
