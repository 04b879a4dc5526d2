import { defineMessages } from '#features/shared/country';

export const messages = defineMessages(
  {
    heading: 'Dobro došli',
    title: 'Prijava',
    lead: 'Prijavite se ili napravite profil. Treba nam samo ime, telefon i e-mail.',
    views: 'Prijava ili novi profil',
    login: 'Prijava',
    create: 'Novi profil',
    loading: 'Provjeravamo da li ste prijavljeni',
    benefits: 'Uz profil imate',
    orders: 'Sve svoje narudžbe na jednom mjestu',
    shipments: 'Praćenje svake pošiljke',
    reviews: 'Recenzije proizvoda koje ste probali',
    details: 'Podatke i lozinku koje sami mijenjate',
    call: 'Tim vas zove za 30–60 minuta',
    guarantee: '90 dana garancije zadovoljstva',
  },
  {
    RS: {
      loading: 'Proveravamo da li ste prijavljeni',
      orders: 'Sve svoje porudžbine na jednom mestu',
      details: 'Podatke i lozinku koje sami menjate',
    },
    HR: {
      lead: 'Prijavite se ili izradite račun. Trebamo samo ime, telefon i e-mail adresu.',
      views: 'Prijava ili novi račun',
      create: 'Novi račun',
      loading: 'Provjeravamo jeste li prijavljeni',
      benefits: 'Uz račun imate',
      guarantee: '90 dana jamstva zadovoljstva',
    },
  },
);
