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

/** When the support answers (seed §9), and what the social networks are called. */
export const contactMessages = defineMessages(
  {
    hours: `Ponedjeljak do petak, ${from} do ${to}`,
    networks,
    newTab: '(otvara se u novoj kartici)',
  },
  { RS: { hours: `Ponedeljak do petak, ${from} do ${to}` } },
);
