/** A message that the specification spells out, to the letter. */
export interface FixedMessage {
  /** The tag of the stories that show it. */
  tag: `message:${string}`;
  /** When the shop shows it. */
  situation: string;
  text: string;
}

/** Every message that the specification spells out: those of screens, of form validation, of errors. */
export const fixedMessages: readonly FixedMessage[] = [
  { tag: 'message:search-no-match', situation: 'Search: no match', text: 'Nije pronađen ni jedan artikal' },
  {
    tag: 'message:no-orders',
    situation: 'Account: nothing ordered yet',
    text: 'Nema evidentiranih narudžbi na vašem računu.',
  },
  {
    tag: 'message:username-length',
    situation: 'Login: username shorter than 8 or longer than 64',
    text: 'Korisničko ime mora biti popunjeno i duže od 8 slova ili broj telefona unesen',
  },
  {
    tag: 'message:password-length',
    situation: 'Login: password shorter than 8 or longer than 64',
    text: 'Lozinka mora bit popunjena i duža od 8 slova',
  },
  { tag: 'message:email-missing', situation: 'Register: no email', text: 'Molimo unesite vaš email' },
  {
    tag: 'message:email-format',
    situation: 'Register and checkout login: not an email',
    text: 'Email mora biti u odgovarajućem formatu.',
  },
  { tag: 'message:phone-missing', situation: 'Register: no phone', text: 'Molimo unesite vaš broj telefona' },
  {
    tag: 'message:phone-format',
    situation: 'Register: not a phone number',
    text: 'Broj telefona mora biti u odgovarajućem formatu.',
  },
  { tag: 'message:nothing-to-order', situation: 'Checkout: empty cart', text: 'Nema artikala za narudžbu.' },
  {
    tag: 'message:first-name-missing',
    situation: 'Checkout: no first name',
    text: 'Ime ne može biti prazno.',
  },
  {
    tag: 'message:last-name-missing',
    situation: 'Checkout: no last name',
    text: 'Prezime ne može biti prazno.',
  },
  {
    tag: 'message:order-phone-missing',
    situation: 'Checkout: no phone',
    text: 'Broj telefona ne može biti prazan.',
  },
  {
    tag: 'message:password-field-missing',
    situation: 'Password change: a field is empty',
    text: 'Popunite sva potrebna polja',
  },
  { tag: 'message:review-text-missing', situation: 'Review: no text', text: 'Unesite vaš kometar' },
  {
    tag: 'message:picture-name-missing',
    situation: 'Review picture: no name',
    text: 'Ime ne može biti prazno',
  },
  { tag: 'message:picture-file-missing', situation: 'Review picture: no file', text: 'Odaberite privitak' },
  {
    tag: 'message:contact-missing',
    situation: 'Quiz and club: a field is empty',
    text: 'Molimo unesite Vaše podatke',
  },
  {
    tag: 'message:reset-wrong',
    situation: 'Password reset: wrong information',
    text: 'Informacije su pogrešno unešene',
  },
  { tag: 'message:login-failed', situation: 'Login failure', text: 'Pogrešnan email ili lozinka' },
  {
    tag: 'message:register-username-exists',
    situation: 'Register: USERNAME_EXISTS',
    text: 'Račun sa navedenim emailom postoji',
  },
  {
    tag: 'message:register-phone-exists',
    situation: 'Register: PHONE_EXISTS',
    text: 'Račun sa navedenim brojem telefona postoji',
  },
  {
    tag: 'message:register-failed',
    situation: 'Register: another failure',
    text: 'Pogrešan email ili lozinka',
  },
  {
    tag: 'message:checkout-email-exists',
    situation: 'Checkout register: EMAIL_EXISTS, USERNAME_EXISTS',
    text: 'Korisnik sa navedenim emailom već postoji',
  },
  {
    tag: 'message:checkout-phone-exists',
    situation: 'Checkout register: PHONE_EXISTS',
    text: 'Korisnik sa navedenim brojem telefona već postoji',
  },
  {
    tag: 'message:password-short',
    situation: 'PASSWORD_SHORT',
    text: 'Lozinka mora biti između 8 i 64 karaktera',
  },
  {
    tag: 'message:checkout-login-failed',
    situation: 'Checkout login failure',
    text: 'Email ili lozinka su netačni.',
  },
  {
    tag: 'message:account-failed',
    situation: 'Account load failure',
    text: 'Došlo je do greške prilikom dohvatanja podataka',
  },
  { tag: 'message:profile-saved', situation: 'Profile saved', text: 'Promjene uspješno sačuvane' },
  { tag: 'message:profile-saved-rs', situation: 'Profile saved, RS', text: 'Promene uspešno sačuvane' },
  {
    tag: 'message:profile-failed',
    situation: 'Profile not saved',
    text: 'Došlo je do greške prilikom promjene podataka',
  },
  { tag: 'message:password-changed', situation: 'Password changed', text: 'Lozinka uspješno promjenjena' },
  {
    tag: 'message:password-failed',
    situation: 'Password not changed',
    text: 'Došlo je do greške prilikom promjene lozinke',
  },
  {
    tag: 'message:review-failed',
    situation: 'Review not saved',
    text: 'Došlo je do greške prilikom spremanja kometara, molimo pokušajte ponovo kasnije',
  },
  {
    tag: 'message:parcel-preparing',
    situation: 'Shipment without lines',
    text: 'Paket u pripremi za slanje',
  },
  {
    tag: 'message:parcel-not-found',
    situation: 'Shipment error or network failure',
    text: 'Paket nije pronađen',
  },
  {
    tag: 'message:quiz-no-list',
    situation: 'Quiz: no list for offer and country',
    text: 'Došlo je do greške, molimo pokušajte ponovo kasnije',
  },
  {
    tag: 'message:offers-failed',
    situation: 'Most popular and bundles: load failure',
    text: 'Došlo je do greške!',
  },
  {
    tag: 'message:order-failed',
    situation: 'Order not created',
    text: 'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.',
  },
  { tag: 'message:club-failed', situation: 'Club: any failure', text: 'Došlo je do greške' },
  { tag: 'message:club-joined', situation: 'Club joined', text: 'Uspješno ste se pridružili klubu!' },
  { tag: 'message:club-joined-rs', situation: 'Club joined, RS', text: 'Uspešno ste se pridružili klubu!' },
  {
    tag: 'message:render-error',
    situation: 'A screen that throws while it renders',
    text: 'Unexpected Application Error!',
  },
  {
    tag: 'message:chunk-failed',
    situation: 'A screen whose code does not load',
    text: 'Loading chunk failed',
  },
];
