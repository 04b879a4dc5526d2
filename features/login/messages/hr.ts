import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const callWindow = `${facts.callMinutes.from}–${facts.callMinutes.to} minuta`;

export const hr: Messages = {
  heading: 'Dobro došli',
  title: 'Prijava',
  lead: 'Prijavite se ili izradite račun. Trebamo ime, prezime, telefon i email, a lozinku birate sami.',
  views: 'Prijava ili novi račun',
  login: 'Prijava',
  create: 'Novi račun',
  username: 'Email adresa ili broj telefona',
  loading: 'Provjeravamo jeste li prijavljeni',
  newPassword: 'Lozinka je promijenjena. Prijavite se novom lozinkom.',
  benefits: 'Uz račun možete',
  orders: 'Vidjeti sve svoje narudžbe',
  shipments: 'Pratiti pošiljku s popisa narudžbi',
  reviews: 'Napisati recenziju',
  details: 'Sami promijeniti podatke i lozinku',
  call: `Nakon narudžbe zovemo vas za ${callWindow}, u radnom vremenu`,
  guarantee: `${facts.guaranteeDays} dana jamstva zadovoljstva`,
};
