import { facts } from './facts';
import { defineMessages } from './messages';
import type { SocialNetwork } from './settings';

const networks: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  viber: 'Viber',
};

const { from, to } = facts.supportHours;

const everywhere = {
  networks,
  newTab: '(otvara se u novoj kartici)',
};

/** Opening hours of the support and names of the social networks. */
export const contactMessages = defineMessages({
  BA: { ...everywhere, hours: `Ponedjeljak do petak, ${from} do ${to}` },
  RS: { ...everywhere, hours: `Ponedeljak do petak, ${from} do ${to}` },
  HR: { ...everywhere, hours: `Ponedjeljak do petak, ${from} do ${to}` },
  ME: { ...everywhere, hours: `Ponedjeljak do petak, ${from} do ${to}` },
});
