import { facts, plural } from '#features/shared/country';

export const ba = {
  logIn: 'Prijavite se',
  loggingIn: 'Prijavljujem vas',
  create: 'Napravite račun',
  creating: 'Pravim račun',
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
  phoneCountriesFound: (count: number) =>
    `${count} ${plural(count, { one: 'država', few: 'države', other: 'država' })}`,
  /** Above a form of three fields or more (Content guidelines). */
  required: 'Polja označena zvjezdicom (*) su obavezna.',
  /** After the label of an optional field. */
  optional: '(nije obavezno)',
  /** Before the link to the privacy policy. */
  dataUse: 'Kako čuvamo vaše podatke piše u',
  privacyPolicy: 'politici privatnosti',
  notCreated: 'Račun nije napravljen',
  notCreatedHint: 'Provjerite podatke i internet vezu, pa pokušajte ponovo. Sve što ste upisali je sačuvano.',
  offline: 'Nema veze sa serverom. Pokušavamo ponovo…',
  notChecked: 'Ne možemo provjeriti da li ste prijavljeni',
  stopTrying: 'Prekinite',
  expired: 'Prijava je istekla',
  loggedOutElsewhere: 'Odjavili ste se u drugom prozoru',
  created: 'Račun je napravljen',
  createdHint: 'Narudžbe, pošiljke i podaci sada su vam na jednom mjestu.',
  continueShopping: 'Nastavite kupovinu',
  close: 'Zatvorite',
};

/** The texts of a country. */
export type Messages = typeof ba;
