import { brand, facts } from '#features/shared/country';
import type { Messages } from './ba';

const { deliveryHours, guaranteeDays } = facts;

export const me: Messages = {
  pages: {
    'our-story': {
      title: 'Naša priča',
      lead: 'Snaga ima korijen.',
      description: `Zašto se prodavnica zove ${brand.name}, kome se obraćamo i ko stoji iza svake narudžbe.`,
    },
    about: { title: 'O nama', lead: 'Ko smo, šta prodajemo i kako kod nas kupujete.' },
    shipping: {
      title: 'Politika dostave',
      lead: `Od narudžbe do vaših vrata: poziv, slanje i ${deliveryHours.from} do ${deliveryHours.to} sati puta.`,
    },
    refund: {
      title: 'Politika povrata',
      lead: `${guaranteeDays} dana garancije, odustanak od kupovine i šta kad je nešto oštećeno.`,
    },
    terms: {
      title: 'Uslovi korišćenja',
      lead: 'Pravila kupovine, jednostavnim riječima.',
    },
    privacy: {
      title: 'Politika privatnosti',
      lead: 'Koje podatke imamo, zašto i šta možete tražiti.',
    },
    accessibility: {
      title: 'Pristupačnost',
      lead: 'Čime se kod nas možete služiti, šta smo provjerili i šta nijesmo.',
    },
  },
  helpHeading: 'Imate pitanje?',
  helpText: 'Pozovite nas ili pišite.',
  toContact: 'Kontakt',
};
