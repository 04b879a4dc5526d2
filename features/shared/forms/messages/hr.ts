import { facts, plural } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  logIn: 'Prijavite se',
  loggingIn: 'Prijavljujem vas',
  create: 'Izradite račun',
  creating: 'Izrađujem račun',
  email: 'Email adresa',
  password: 'Lozinka',
  newPassword: 'Odaberite lozinku',
  passwordHint: `Najmanje ${facts.credentialLength.min} znakova.`,
  showPassword: 'Prikažite lozinku',
  hidePassword: 'Sakrijte lozinku',
  forgotPassword: 'Zaboravili ste lozinku?',
  firstName: 'Ime',
  lastName: 'Prezime',
  phone: 'Broj telefona',
  phoneHint: 'Na ovaj broj zovemo, potvrđujemo narudžbu i pitamo za adresu.',
  phoneCountry: 'Država',
  phoneCountriesFound: (count) =>
    `${count} ${plural(count, { one: 'država', few: 'države', other: 'država' })}`,
  required: 'Polja označena zvjezdicom (*) obvezna su.',
  optional: '(nije obvezno)',
  /** Before the link to the privacy policy. */
  dataUse: 'Kako čuvamo vaše podatke piše u',
  privacyPolicy: 'politici privatnosti',
  notCreated: 'Račun nije izrađen',
  notCreatedHint:
    'Provjerite podatke i internetsku vezu pa pokušajte ponovno. Sve što ste upisali ostaje spremljeno.',
  offline: 'Nema veze s poslužiteljem. Pokušavamo ponovno…',
  notChecked: 'Ne možemo provjeriti jeste li prijavljeni',
  stopTrying: 'Prekinite',
  expired: 'Prijava je istekla',
  loggedOutElsewhere: 'Odjavili ste se u drugom prozoru',
  created: 'Račun je izrađen',
  createdHint: 'Narudžbe, pošiljke i podaci sada su vam na jednom mjestu.',
  continueShopping: 'Nastavite kupnju',
  close: 'Zatvorite',
};
