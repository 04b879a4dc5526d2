import { plural } from '#features/shared/country';
import { MAX_PICTURE_MB } from '../parts/reviewRules';

const pictures = (count: number) =>
  `${count} ${plural(count, { one: 'sliku', few: 'slike', other: 'slika' })}`;

export const ba = {
  form: 'Nova recenzija',
  rating: 'Vaša ocjena',
  ratings: ['Vrlo loše', 'Loše', 'Dobro', 'Vrlo dobro', 'Odlično'],
  title: 'Naslov',
  text: 'Vaše iskustvo',
  textHint: 'Šta ste primijetili, nakon koliko vremena i šta biste poručili drugima?',
  pictures: 'Slike',
  picturesHint: (max: number) => `Možete dodati najviše ${pictures(max)}.`,
  picturesFull: (max: number) => `Dodali ste ${pictures(max)}, više ne može.`,
  picturesAdded: 'Dodane slike',
  picture: 'Slika',
  choosePicture: 'Odaberite sliku',
  unchoosePicture: 'Poništi odabir slike',
  pictureName: 'Ime slike',
  addPicture: 'Dodaj sliku',
  pictureProgress: (name: string) => `Slanje slike ${name}`,
  pictureStates: {
    sending: 'Šalje se',
    sent: 'Poslano',
    failed: 'Slika nije poslana.',
    noPicture: 'Ovo nije slika. Uklonite je i odaberite JPG, PNG ili WebP.',
  },
  faults: {
    noPicture: 'Ovo nije slika. Odaberite JPG, PNG ili WebP.',
    tooLarge: `Slika je prevelika. Odaberite manju, do ${MAX_PICTURE_MB} MB.`,
  },
  removePicture: (name: string) => `Ukloni sliku ${name}`,
  retry: 'Pokušaj ponovo',
  terms: 'Prihvatam',
  termsLink: 'uslove korištenja',
  signedAs: (name: string) => `Uz recenziju se objavljuje vaše ime: ${name}.`,
  moderation: 'Recenziju pročitamo prije nego što se objavi.',
  picturesFailed: 'Recenzija još nije poslana, jer jedna slika nije stigla.',
  picturesFailedHint: 'Pokušajte sliku poslati ponovo ili je uklonite.',
  failedHint: 'Ono što ste napisali nije izgubljeno.',
  send: 'Pošalji recenziju',
  sendingPictures: 'Šaljem slike',
  sending: 'Šaljem recenziju',
};

/** The texts of a country. */
export type Messages = typeof ba;
