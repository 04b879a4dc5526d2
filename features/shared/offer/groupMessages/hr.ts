import type { Messages } from './ba';

export const hr: Messages = {
  potency: 'Potencija',
  prostate: 'Prostata',
  joints: 'Zglobovi i kosti',
  beauty: 'Ljepota',
  hair: 'Kosa',
  weight: 'Mršavljenje',
  digestion: 'Probava',
};
