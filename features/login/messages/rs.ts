import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const callWindow = `${facts.callMinutes.from}–${facts.callMinutes.to} minuta`;

export const rs: Messages = {
  heading: 'Dobro došli',
  title: 'Prijava',
  lead: 'Prijavite se ili napravite nalog. Trebaju nam ime, prezime, telefon i email, a lozinku birate sami.',
  views: 'Prijava ili novi nalog',
  login: 'Prijava',
  create: 'Novi nalog',
  username: 'Email ili broj telefona',
  loading: 'Proveravamo da li ste prijavljeni',
  newPassword: 'Lozinka je promenjena. Prijavite se novom lozinkom.',
  benefits: 'Uz nalog možete da',
  orders: 'vidite sve svoje porudžbine',
  shipments: 'pratite pošiljku iz liste porudžbina',
  reviews: 'napišete recenziju',
  details: 'sami promenite podatke i lozinku',
  call: `Posle porudžbine vas zovemo za ${callWindow}, u radno vreme`,
  guarantee: `${facts.guaranteeDays} dana garancije zadovoljstva`,
};
