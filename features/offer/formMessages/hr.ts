import { plural } from '#features/shared/country';
import type { Messages } from './ba';

const pictures = (count: number) =>
  `${count} ${plural(count, { one: 'sliku', few: 'slike', other: 'slika' })}`;

export const hr: Messages = {
  form: 'Nova recenzija',
  lost: 'Započeta recenzija nije spremljena.',
  lostHint: 'Stranica je ponovno učitana. Molimo vas da tekst i slike unesete ponovno.',
  rating: 'Vaša ocjena',
  ratings: ['Vrlo loše', 'Loše', 'Dobro', 'Vrlo dobro', 'Odlično'],
  title: 'Naslov',
  text: 'Vaše iskustvo',
  textHint: 'Što ste primijetili, nakon koliko vremena i što biste poručili drugima?',
  pictures: 'Slike',
  picturesHint: (max) => `Možete dodati najviše ${pictures(max)}.`,
  picturesFull: (max) => `Dodali ste ${pictures(max)}, više ne može.`,
  picturesAdded: 'Dodane slike',
  picture: 'Slika',
  choosePicture: 'Odaberite sliku',
  unchoosePicture: 'Poništi odabir slike',
  pictureName: 'Ime slike',
  addPicture: 'Dodaj sliku',
  pictureProgress: (name) => `Slanje slike ${name}`,
  pictureStates: {
    sending: 'Šalje se',
    sent: 'Poslano',
    failed: 'Slika nije poslana.',
  },
  faults: {
    empty: 'Datoteka je prazna. Odaberite drugu sliku.',
    noPicture: 'Ovo nije slika. Odaberite JPG, PNG ili WebP.',
    heic: 'Vaš preglednik ne može otvoriti HEIC sliku. Spremite je kao JPG ili je otvorite i snimite zaslon, pa odaberite snimku.',
    format: 'Sliku ove vrste ne možemo primiti. Odaberite JPG, PNG ili WebP.',
    unreadable: 'Sliku nije moguće otvoriti: oštećena je ili prevelika. Odaberite drugu.',
  },
  removePicture: (name) => `Ukloni sliku ${name}`,
  retry: 'Pokušaj ponovno',
  terms: 'Prihvaćam',
  termsLink: 'uvjete korištenja',
  signedAs: (name) => `Uz recenziju se objavljuje vaše ime: ${name}.`,
  moderation: 'Recenziju pročitamo prije nego što se objavi.',
  picturesFailed: 'Recenzija još nije poslana jer jedna slika nije stigla.',
  picturesFailedHint: 'Pokušajte ponovno poslati sliku ili je uklonite.',
  failedHint: 'Ono što ste napisali nije izgubljeno.',
  send: 'Pošalji recenziju',
  sendingPictures: 'Šaljem slike',
  sending: 'Šaljem recenziju',
};
