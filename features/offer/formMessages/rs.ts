import { plural } from '#features/shared/country';
import type { Messages } from './ba';

const pictures = (count: number) =>
  `${count} ${plural(count, { one: 'sliku', few: 'slike', other: 'slika' })}`;

export const rs: Messages = {
  form: 'Nova recenzija',
  lost: 'Započeta recenzija nije sačuvana.',
  lostHint: 'Stranica je ponovo učitana. Molimo vas da tekst i slike unesete ponovo.',
  rating: 'Vaša ocena',
  ratings: ['Veoma loše', 'Loše', 'Dobro', 'Veoma dobro', 'Odlično'],
  title: 'Naslov',
  text: 'Vaše iskustvo',
  textHint: 'Šta ste primetili, posle koliko vremena i šta biste poručili drugima?',
  pictures: 'Slike',
  picturesHint: (max) => `Možete dodati najviše ${pictures(max)}.`,
  picturesFull: (max) => `Dodali ste ${pictures(max)}, više ne može.`,
  picturesAdded: 'Dodate slike',
  picture: 'Slika',
  choosePicture: 'Izaberite sliku',
  unchoosePicture: 'Poništi izbor slike',
  pictureName: 'Ime slike',
  addPicture: 'Dodaj sliku',
  pictureProgress: (name) => `Slanje slike ${name}`,
  pictureStates: {
    sending: 'Šalje se',
    sent: 'Poslato',
    failed: 'Slika nije poslata.',
  },
  faults: {
    empty: 'Fajl je prazan. Izaberite drugu sliku.',
    noPicture: 'Ovo nije slika. Izaberite JPG, PNG ili WebP.',
    heic: 'Vaš pregledač ne može da otvori HEIC sliku. Sačuvajte je kao JPG ili je otvorite i napravite snimak ekrana, pa izaberite snimak.',
    format: 'Sliku ove vrste ne možemo primiti. Izaberite JPG, PNG ili WebP.',
    unreadable: 'Sliku nije moguće otvoriti: oštećena je ili prevelika. Izaberite drugu.',
  },
  removePicture: (name) => `Ukloni sliku ${name}`,
  retry: 'Pokušaj ponovo',
  terms: 'Prihvatam',
  termsLink: 'uslove korišćenja',
  signedAs: (name) => `Uz recenziju se objavljuje vaše ime: ${name}.`,
  moderation: 'Recenziju pročitamo pre nego što se objavi.',
  picturesFailed: 'Recenzija još nije poslata, jer jedna slika nije stigla.',
  picturesFailedHint: 'Pokušajte da pošaljete sliku ponovo ili je uklonite.',
  failedHint: 'Ono što ste napisali nije izgubljeno.',
  send: 'Pošalji recenziju',
  sendingPictures: 'Šaljem slike',
  sending: 'Šaljem recenziju',
};
