import { defineMessages, plural } from '#features/shared/country';
import { MAX_PICTURE_MB } from './reviewRules';

const pictures = (count: number) =>
  `${count} ${plural(count, { one: 'sliku', few: 'slike', other: 'slika' })}`;

const everywhere = {
  form: 'Nova recenzija',
  title: 'Naslov',
  text: 'Vaše iskustvo',
  pictures: 'Slike',
  picturesHint: (max: number) => `Možete dodati najviše ${pictures(max)}.`,
  picturesFull: (max: number) => `Dodali ste ${pictures(max)}, više ne može.`,
  picture: 'Slika',
  pictureName: 'Ime slike',
  addPicture: 'Dodaj sliku',
  pictureProgress: (name: string) => `Slanje slike ${name}`,
  removePicture: (name: string) => `Ukloni sliku ${name}`,
  signedAs: (name: string) => `Uz recenziju se objavljuje vaše ime: ${name}.`,
  failedHint: 'Ono što ste napisali nije izgubljeno.',
  send: 'Pošalji recenziju',
  sendingPictures: 'Šaljem slike',
  sending: 'Šaljem recenziju',
};

const exceptSerbia = {
  rating: 'Vaša ocjena',
  ratings: ['Vrlo loše', 'Loše', 'Dobro', 'Vrlo dobro', 'Odlično'],
  choosePicture: 'Odaberite sliku',
  unchoosePicture: 'Poništi odabir slike',
  faults: {
    noPicture: 'Ovo nije slika. Odaberite JPG, PNG ili WebP.',
    tooLarge: `Slika je prevelika. Odaberite manju, do ${MAX_PICTURE_MB} MB.`,
  },
  moderation: 'Recenziju pročitamo prije nego što se objavi.',
};

const bosniaAndMontenegro = {
  textHint: 'Šta ste primijetili, nakon koliko vremena i šta biste poručili drugima?',
  picturesFailedHint: 'Pokušajte sliku poslati ponovo ili je uklonite.',
};

const bosniaAndCroatia = {
  picturesAdded: 'Dodane slike',
  pictureStates: {
    sending: 'Šalje se',
    sent: 'Poslano',
    failed: 'Slika nije poslana.',
    noPicture: 'Ovo nije slika. Uklonite je i odaberite JPG, PNG ili WebP.',
  },
};

/** Texts of the review form, in a file of their own so that they load with the form. */
export const formMessages = defineMessages({
  BA: {
    ...everywhere,
    ...exceptSerbia,
    ...bosniaAndMontenegro,
    ...bosniaAndCroatia,
    optional: '(nije obavezno)',
    retry: 'Pokušaj ponovo',
    terms: 'Prihvatam',
    termsLink: 'uslove korištenja',
    picturesFailed: 'Recenzija još nije poslana, jer jedna slika nije stigla.',
  },
  RS: {
    ...everywhere,
    optional: '(nije obavezno)',
    retry: 'Pokušaj ponovo',
    terms: 'Prihvatam',
    rating: 'Vaša ocena',
    ratings: ['Veoma loše', 'Loše', 'Dobro', 'Veoma dobro', 'Odlično'],
    textHint: 'Šta ste primetili, posle koliko vremena i šta biste poručili drugima?',
    picturesAdded: 'Dodate slike',
    choosePicture: 'Izaberite sliku',
    unchoosePicture: 'Poništi izbor slike',
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
    termsLink: 'uslove korišćenja',
    moderation: 'Recenziju pročitamo pre nego što se objavi.',
    picturesFailed: 'Recenzija još nije poslata, jer jedna slika nije stigla.',
    picturesFailedHint: 'Pokušajte da pošaljete sliku ponovo ili je uklonite.',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    ...bosniaAndCroatia,
    textHint: 'Što ste primijetili, nakon koliko vremena i što biste poručili drugima?',
    optional: '(nije obvezno)',
    retry: 'Pokušaj ponovno',
    terms: 'Prihvaćam',
    termsLink: 'uvjete korištenja',
    picturesFailed: 'Recenzija još nije poslana jer jedna slika nije stigla.',
    picturesFailedHint: 'Pokušajte ponovno poslati sliku ili je uklonite.',
  },
  ME: {
    ...everywhere,
    ...exceptSerbia,
    ...bosniaAndMontenegro,
    optional: '(nije obavezno)',
    retry: 'Pokušaj ponovo',
    terms: 'Prihvatam',
    picturesAdded: 'Dodate slike',
    pictureStates: {
      sending: 'Šalje se',
      sent: 'Poslato',
      failed: 'Slika nije poslata.',
      noPicture: 'Ovo nije slika. Uklonite je i odaberite JPG, PNG ili WebP.',
    },
    termsLink: 'uslove korišćenja',
    picturesFailed: 'Recenzija još nije poslata, jer jedna slika nije stigla.',
  },
});
