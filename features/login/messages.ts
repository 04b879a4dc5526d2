import { defineMessages, facts } from '#features/shared/country';

const callWindow = `${facts.callMinutes.from}–${facts.callMinutes.to} minuta`;

const everywhere = {
  heading: 'Dobro došli',
  title: 'Prijava',
  login: 'Prijava',
  reviews: 'Napisati recenziju',
};

const exceptSerbia = {
  newPassword: 'Lozinka je promijenjena. Prijavite se novom lozinkom.',
  orders: 'Vidjeti sve svoje narudžbe',
  details: 'Sami promijeniti podatke i lozinku',
};

const exceptCroatia = {
  username: 'E-mail ili broj telefona',
  guarantee: `${facts.guaranteeDays} dana garancije zadovoljstva`,
};

const bosniaAndMontenegro = {
  lead: 'Prijavite se ili napravite račun. Trebaju nam ime, prezime, telefon i e-mail, a lozinku birate sami.',
  views: 'Prijava ili novi račun',
  create: 'Novi račun',
  loading: 'Provjeravamo da li ste prijavljeni',
  benefits: 'Uz račun možete',
  shipments: 'Pratiti pošiljku iz liste narudžbi',
  call: `Nakon narudžbe vas zovemo za ${callWindow}`,
};

export const messages = defineMessages({
  BA: { ...everywhere, ...exceptSerbia, ...exceptCroatia, ...bosniaAndMontenegro },
  RS: {
    ...everywhere,
    ...exceptCroatia,
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
    ...everywhere,
    ...exceptSerbia,
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
  ME: { ...everywhere, ...exceptSerbia, ...exceptCroatia, ...bosniaAndMontenegro },
});
