import { plural } from '#features/shared/country';

const pictures = (count: number) =>
  `${count} ${plural(count, { one: 'sliku', few: 'slike', other: 'slika' })}`;

export const ba = {
  form: 'Nova recenzija',
  lost: 'Započeta recenzija nije sačuvana.',
  lostHint: 'Stranica je ponovo učitana. Molimo vas da tekst i slike unesete ponovo.',
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
  },
  faults: {
    empty: 'Datoteka je prazna. Odaberite drugu sliku.',
    noPicture: 'Ovo nije slika. Odaberite JPG, PNG ili WebP.',
    heic: 'Vaš preglednik ne može otvoriti HEIC sliku. Sačuvajte je kao JPG ili je otvorite i napravite snimak ekrana, pa odaberite snimak.',
    format: 'Sliku ove vrste ne možemo primiti. Odaberite JPG, PNG ili WebP.',
    unreadable: 'Sliku nije moguće otvoriti: oštećena je ili prevelika. Odaberite drugu.',
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
