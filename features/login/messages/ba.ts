import { facts } from '#features/shared/country';

const callWindow = `${facts.callMinutes.from}–${facts.callMinutes.to} minuta`;

export const ba = {
  heading: 'Dobro došli',
  title: 'Prijava',
  lead: 'Prijavite se ili napravite račun. Trebaju nam ime, prezime, telefon i email, a lozinku birate sami.',
  views: 'Prijava ili novi račun',
  login: 'Prijava',
  create: 'Novi račun',
  username: 'Email ili broj telefona',
  loading: 'Provjeravamo da li ste prijavljeni',
  newPassword: 'Lozinka je promijenjena. Prijavite se novom lozinkom.',
  benefits: 'Uz račun možete',
  orders: 'Vidjeti sve svoje narudžbe',
  shipments: 'Pratiti pošiljku iz liste narudžbi',
  reviews: 'Napisati recenziju',
  details: 'Sami promijeniti podatke i lozinku',
  call: `Nakon narudžbe vas zovemo za ${callWindow}, u radno vrijeme`,
  guarantee: `${facts.guaranteeDays} dana garancije zadovoljstva`,
};

/** The texts of a country. */
export type Messages = typeof ba;
