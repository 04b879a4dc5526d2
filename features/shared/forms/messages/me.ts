import { facts, plural } from '#features/shared/country';
import type { Messages } from './ba';

export const me: Messages = {
  logIn: 'Prijavite se',
  loggingIn: 'Prijavljujem vas',
  create: 'Napravite nalog',
  creating: 'Pravim nalog',
  email: 'Email',
  password: 'Lozinka',
  newPassword: 'Izaberite lozinku',
  passwordHint: `Najmanje ${facts.credentialLength.min} znakova.`,
  showPassword: 'Prikažite lozinku',
  hidePassword: 'Sakrijte lozinku',
  forgotPassword: 'Zaboravili ste lozinku?',
  firstName: 'Ime',
  lastName: 'Prezime',
  phone: 'Broj telefona',
  phoneHint: 'Na ovaj broj zovemo, potvrdimo narudžbu i pitamo za adresu.',
  phoneCountry: 'Država',
  phoneCountriesFound: (count) =>
    `${count} ${plural(count, { one: 'država', few: 'države', other: 'država' })}`,
  required: 'Polja označena zvjezdicom (*) su obavezna.',
  optional: '(nije obavezno)',
  /** Before the link to the privacy policy. */
  dataUse: 'Kako čuvamo vaše podatke piše u',
  privacyPolicy: 'politici privatnosti',
  notCreated: 'Nalog nije napravljen',
  notCreatedHint: 'Provjerite podatke i internet vezu, pa pokušajte ponovo. Sve što ste upisali je sačuvano.',
  offline: 'Nema veze sa serverom. Pokušavamo ponovo…',
  notChecked: 'Ne možemo provjeriti da li ste prijavljeni',
  stopTrying: 'Prekinite',
  expired: 'Prijava je istekla',
  loggedOutElsewhere: 'Odjavili ste se u drugom prozoru',
  created: 'Nalog je napravljen',
  createdHint: 'Narudžbe, pošiljke i podaci sada su vam na jednom mjestu.',
  continueShopping: 'Nastavite kupovinu',
  close: 'Zatvorite',
};
