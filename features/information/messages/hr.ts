import { brand, facts } from '#features/shared/country';
import type { Messages } from './ba';

const { deliveryHours, guaranteeDays } = facts;

export const hr: Messages = {
  pages: {
    'our-story': {
      title: 'Naša priča',
      lead: 'Snaga ima korijen.',
      description: `Zašto se trgovina zove ${brand.name}, kome se obraćamo i tko stoji iza svake narudžbe.`,
    },
    about: { title: 'O nama', lead: 'Tko smo, što prodajemo i kako kod nas kupujete.' },
    shipping: {
      title: 'Politika dostave',
      lead: `Od narudžbe do vaših vrata: poziv, slanje i ${deliveryHours.from} do ${deliveryHours.to} sati puta.`,
    },
    refund: {
      title: 'Politika povrata',
      lead: `${guaranteeDays} dana jamstva, raskid ugovora i što kad je nešto oštećeno.`,
    },
    terms: { title: 'Uvjeti korištenja', lead: 'Pravila kupnje, jednostavnim riječima.' },
    privacy: {
      title: 'Politika privatnosti',
      lead: 'Koje osobne podatke imamo, zašto i što možete zatražiti.',
    },
    accessibility: {
      title: 'Pristupačnost',
      lead: 'Čime se kod nas možete služiti, što smo provjerili i što nismo.',
    },
  },
  helpHeading: 'Imate pitanje?',
  helpText: 'Nazovite nas ili pišite.',
  toContact: 'Kontakt',
};
