import { brand, defineMessages, facts } from '#features/shared/country';
import type { InformationPage } from './pages';

interface PageName {
  title: string;
  /** Summary in one line. */
  lead: string;
  /** Description for search results and shared links. Default: the lead. */
  description?: string;
}

const { deliveryHours, guaranteeDays } = facts;

const pages: Record<InformationPage, PageName> = {
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
    lead: `${guaranteeDays} dana garancije, odustajanje od kupovine i šta kad je nešto oštećeno.`,
  },
  terms: { title: 'Uslovi korištenja', lead: 'Pravila kupovine, jednostavnim riječima.' },
  privacy: { title: 'Politika privatnosti', lead: 'Koje podatke imamo, zašto i šta možete tražiti.' },
};

const everywhere = {
  breadcrumb: 'Putanja',
  home: 'Početna',
  helpHeading: 'Imate pitanje?',
  toContact: 'Kontakt',
};

export const messages = defineMessages({
  BA: { ...everywhere, helpText: 'Nazovite nas ili pišite.', pages },
  RS: {
    ...everywhere,
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
    },
    helpText: 'Pozovite nas ili pišite.',
  },
  HR: {
    ...everywhere,
    helpText: 'Nazovite nas ili pišite.',
    pages: {
      'our-story': {
        title: pages['our-story'].title,
        lead: pages['our-story'].lead,
        description: `Zašto se trgovina zove ${brand.name}, kome se obraćamo i tko stoji iza svake narudžbe.`,
      },
      about: { title: 'O nama', lead: 'Tko smo, što prodajemo i kako kod nas kupujete.' },
      shipping: pages.shipping,
      refund: {
        title: 'Politika povrata',
        lead: `${guaranteeDays} dana jamstva, odustajanje od kupnje i što kad je nešto oštećeno.`,
      },
      terms: { title: 'Uvjeti korištenja', lead: 'Pravila kupnje, jednostavnim riječima.' },
      privacy: {
        title: 'Politika privatnosti',
        lead: 'Koje osobne podatke imamo, zašto i što možete zatražiti.',
      },
    },
  },
  ME: {
    ...everywhere,
    helpText: 'Nazovite nas ili pišite.',
    pages: {
      'our-story': pages['our-story'],
      about: pages.about,
      shipping: pages.shipping,
      refund: pages.refund,
      terms: { title: 'Uslovi korišćenja', lead: 'Pravila kupovine, jednostavnim riječima.' },
      privacy: pages.privacy,
    },
  },
});
