import { brand, facts } from '#features/shared/country';
import type { Messages } from './ba';

const { deliveryHours, guaranteeDays } = facts;

export const rs: Messages = {
  pages: {
    'our-story': {
      title: 'Naša priča',
      lead: 'Snaga ima koren.',
      description: `Zašto se prodavnica zove ${brand.name}, kome se obraćamo i ko stoji iza svake porudžbine.`,
    },
    about: { title: 'O nama', lead: 'Ko smo, šta prodajemo i kako kod nas kupujete.' },
    shipping: {
      title: 'Politika dostave',
      lead: `Od porudžbine do vaših vrata: poziv, slanje i ${deliveryHours.from} do ${deliveryHours.to} sati puta.`,
    },
    refund: {
      title: 'Politika povraćaja',
      lead: `${guaranteeDays} dana garancije, odustanak od kupovine i šta kada je nešto oštećeno.`,
    },
    terms: { title: 'Uslovi korišćenja', lead: 'Pravila kupovine, jednostavnim rečima.' },
    privacy: {
      title: 'Politika privatnosti',
      lead: 'Koje podatke imamo, zašto i šta možete da tražite.',
    },
    accessibility: {
      title: 'Pristupačnost',
      lead: 'Čime kod nas možete da se služite, šta smo proverili i šta nismo.',
    },
  },
  helpHeading: 'Imate pitanje?',
  helpText: 'Pozovite nas ili pišite.',
  toContact: 'Kontakt',
};
