import { defineMessages, facts } from '#features/shared/country';

const callWindow = `${facts.callMinutes.from}–${facts.callMinutes.to} minuta`;

export const messages = defineMessages(
  {
    heading: 'Dobro došli',
    title: 'Prijava',
    lead: 'Prijavite se ili napravite račun. Trebaju nam ime, prezime, telefon i e-mail, a lozinku birate sami.',
    views: 'Prijava ili novi račun',
    login: 'Prijava',
    create: 'Novi račun',
    username: 'E-mail ili broj telefona',
    loading: 'Provjeravamo da li ste prijavljeni',
    newPassword: 'Lozinka je promijenjena. Prijavite se novom lozinkom.',
    benefits: 'Uz račun možete',
    orders: 'Vidjeti sve svoje narudžbe',
    shipments: 'Pratiti pošiljku iz liste narudžbi',
    reviews: 'Napisati recenziju',
    details: 'Sami promijeniti podatke i lozinku',
    call: `Nakon narudžbe vas zovemo za ${callWindow}`,
    guarantee: `${facts.guaranteeDays} dana garancije zadovoljstva`,
  },
  {
    RS: {
      lead: 'Prijavite se ili napravite nalog. Trebaju nam ime, prezime, telefon i e-mail, a lozinku birate sami.',
      views: 'Prijava ili novi nalog',
      create: 'Novi nalog',
      benefits: 'Uz nalog možete',
      loading: 'Proveravamo da li ste prijavljeni',
      newPassword: 'Lozinka je promenjena. Prijavite se novom lozinkom.',
      orders: 'Videti sve svoje porudžbine',
      shipments: 'Pratiti pošiljku iz liste porudžbina',
      details: 'Sami promeniti podatke i lozinku',
      call: `Posle porudžbine vas zovemo za ${callWindow}`,
    },
    HR: {
      lead: 'Prijavite se ili izradite račun. Trebamo ime, prezime, telefon i e-mail, a lozinku birate sami.',
      views: 'Prijava ili novi račun',
      create: 'Novi račun',
      username: 'E-mail adresa ili broj telefona',
      loading: 'Provjeravamo jeste li prijavljeni',
      benefits: 'Uz račun možete',
      shipments: 'Pratiti pošiljku s popisa narudžbi',
      call: `Nakon narudžbe zovemo vas za ${callWindow}`,
      guarantee: `${facts.guaranteeDays} dana jamstva zadovoljstva`,
    },
  },
);
