import type { Messages } from './ba';

export const rs: Messages = {
  potency: 'Potencija',
  prostate: 'Prostata',
  joints: 'Zglobovi i kosti',
  beauty: 'Lepota',
  hair: 'Kosa',
  weight: 'Mršavljenje',
  digestion: 'Varenje',
};
