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

/** Opening hours of the support and names of the social networks. */
export const contactMessages = defineMessages(
  {
    hours: `Ponedjeljak do petak, ${from} do ${to}`,
    networks,
    newTab: '(otvara se u novoj kartici)',
  },
  { RS: { hours: `Ponedeljak do petak, ${from} do ${to}` } },
);
