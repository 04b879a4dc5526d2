import { plural } from '#features/shared/country';
import { MAX_PICTURE_MB } from '../parts/reviewRules';
import type { Messages } from './ba';

const pictures = (count: number) =>
  `${count} ${plural(count, { one: 'sliku', few: 'slike', other: 'slika' })}`;

export const me: Messages = {
  form: 'Nova recenzija',
  rating: 'Vaša ocjena',
  ratings: ['Vrlo loše', 'Loše', 'Dobro', 'Vrlo dobro', 'Odlično'],
  title: 'Naslov',
  text: 'Vaše iskustvo',
  textHint: 'Šta ste primijetili, nakon koliko vremena i šta biste poručili drugima?',
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
    noPicture: 'Ovo nije slika. Uklonite je i izaberite JPG, PNG ili WebP.',
  },
  faults: {
    noPicture: 'Ovo nije slika. Izaberite JPG, PNG ili WebP.',
    tooLarge: `Slika je prevelika. Izaberite manju, do ${MAX_PICTURE_MB} MB.`,
  },
  removePicture: (name) => `Ukloni sliku ${name}`,
  retry: 'Pokušaj ponovo',
  terms: 'Prihvatam',
  termsLink: 'uslove korišćenja',
  signedAs: (name) => `Uz recenziju se objavljuje vaše ime: ${name}.`,
  moderation: 'Recenziju pročitamo prije nego što se objavi.',
  picturesFailed: 'Recenzija još nije poslata, jer jedna slika nije stigla.',
  picturesFailedHint: 'Pokušajte sliku poslati ponovo ili je uklonite.',
  failedHint: 'Ono što ste napisali nije izgubljeno.',
  send: 'Pošalji recenziju',
  sendingPictures: 'Šaljem slike',
  sending: 'Šaljem recenziju',
};
