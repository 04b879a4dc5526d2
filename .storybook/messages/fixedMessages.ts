/** A message that the specification spells out, to the letter. */
export interface FixedMessage {
  /** When the shop shows it. */
  situation: string;
  text: string;
}

/** Every message that the specification spells out: those of screens, of form validation, of errors. */
export const fixedMessages: readonly FixedMessage[] = [
  { situation: 'Search: no match', text: 'Nije pronađen ni jedan artikal' },
  { situation: 'Account: nothing ordered yet', text: 'Nema evidentiranih narudžbi na vašem računu.' },
  {
    situation: 'Login: username shorter than 8 or longer than 64',
    text: 'Korisničko ime mora biti popunjeno i duže od 8 slova ili broj telefona unesen',
  },
  {
    situation: 'Login: password shorter than 8 or longer than 64',
    text: 'Lozinka mora bit popunjena i duža od 8 slova',
  },
  { situation: 'Register: no email', text: 'Molimo unesite vaš email' },
  {
    situation: 'Register and checkout login: not an email',
    text: 'Email mora biti u odgovarajućem formatu.',
  },
  { situation: 'Register: no phone', text: 'Molimo unesite vaš broj telefona' },
  { situation: 'Register: not a phone number', text: 'Broj telefona mora biti u odgovarajućem formatu.' },
  { situation: 'Checkout: empty cart', text: 'Nema artikala za narudžbu.' },
  { situation: 'Checkout: no first name', text: 'Ime ne može biti prazno.' },
  { situation: 'Checkout: no last name', text: 'Prezime ne može biti prazno.' },
  { situation: 'Checkout: no phone', text: 'Broj telefona ne može biti prazan.' },
  { situation: 'Password change: a field is empty', text: 'Popunite sva potrebna polja' },
  { situation: 'Review: no text', text: 'Unesite vaš kometar' },
  { situation: 'Review picture: no name', text: 'Ime ne može biti prazno' },
  { situation: 'Review picture: no file', text: 'Odaberite privitak' },
  { situation: 'Quiz and club: a field is empty', text: 'Molimo unesite Vaše podatke' },
  { situation: 'Password reset: wrong information', text: 'Informacije su pogrešno unešene' },
  { situation: 'Login failure', text: 'Pogrešnan email ili lozinka' },
  { situation: 'Register: USERNAME_EXISTS', text: 'Račun sa navedenim emailom postoji' },
  { situation: 'Register: PHONE_EXISTS', text: 'Račun sa navedenim brojem telefona postoji' },
  { situation: 'Register: another failure', text: 'Pogrešan email ili lozinka' },
  {
    situation: 'Checkout register: EMAIL_EXISTS, USERNAME_EXISTS',
    text: 'Korisnik sa navedenim emailom već postoji',
  },
  {
    situation: 'Checkout register: PHONE_EXISTS',
    text: 'Korisnik sa navedenim brojem telefona već postoji',
  },
  { situation: 'PASSWORD_SHORT', text: 'Lozinka mora biti između 8 i 64 karaktera' },
  { situation: 'Checkout login failure', text: 'Email ili lozinka su netačni.' },
  { situation: 'Account load failure', text: 'Došlo je do greške prilikom dohvatanja podataka' },
  { situation: 'Profile saved', text: 'Promjene uspješno sačuvane' },
  { situation: 'Profile saved, RS', text: 'Promene uspešno sačuvane' },
  { situation: 'Profile not saved', text: 'Došlo je do greške prilikom promjene podataka' },
  { situation: 'Password changed', text: 'Lozinka uspješno promjenjena' },
  { situation: 'Password not changed', text: 'Došlo je do greške prilikom promjene lozinke' },
  {
    situation: 'Review not saved',
    text: 'Došlo je do greške prilikom spremanja kometara, molimo pokušajte ponovo kasnije',
  },
  { situation: 'Shipment without lines', text: 'Paket u pripremi za slanje' },
  { situation: 'Shipment error or network failure', text: 'Paket nije pronađen' },
  {
    situation: 'Quiz: no list for offer and country',
    text: 'Došlo je do greške, molimo pokušajte ponovo kasnije',
  },
  { situation: 'Most popular and bundles: load failure', text: 'Došlo je do greške!' },
  {
    situation: 'Order not created',
    text: 'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.',
  },
  { situation: 'Club: any failure', text: 'Došlo je do greške' },
  { situation: 'Club joined', text: 'Uspješno ste se pridružili klubu!' },
  { situation: 'Club joined, RS', text: 'Uspešno ste se pridružili klubu!' },
  { situation: 'A screen that throws while it renders', text: 'Unexpected Application Error!' },
  { situation: 'A screen whose code does not load', text: 'Loading chunk failed' },
];
