import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const callWindow = `${facts.callMinutes.from}–${facts.callMinutes.to} minuta`;

export const me: Messages = {
  heading: 'Dobro došli',
  title: 'Prijava',
  lead: 'Prijavite se ili napravite nalog. Trebaju nam ime, prezime, telefon i email, a lozinku birate sami.',
  views: 'Prijava ili novi nalog',
  login: 'Prijava',
  create: 'Novi nalog',
  username: 'Email ili broj telefona',
  loading: 'Provjeravamo da li ste prijavljeni',
  newPassword: 'Lozinka je promijenjena. Prijavite se novom lozinkom.',
  benefits: 'Uz nalog možete',
  orders: 'Vidjeti sve svoje narudžbe',
  shipments: 'Pratiti pošiljku iz liste narudžbi',
  reviews: 'Napisati recenziju',
  details: 'Sami promijeniti podatke i lozinku',
  call: `Nakon narudžbe vas zovemo za ${callWindow}, u radno vrijeme`,
  guarantee: `${facts.guaranteeDays} dana garancije zadovoljstva`,
};
