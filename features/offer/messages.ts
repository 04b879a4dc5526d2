import type { ReviewOrder } from '#features/shared/api';
import { defineMessages, plural } from '#features/shared/country';

const reviewOrders: Record<ReviewOrder, string> = {
  withFiles: 'S fotografijama',
  newest: 'Najnovije',
  oldest: 'Najstarije',
  best: 'Najbolja ocjena',
  worst: 'Najlošija ocjena',
};

export const messages = defineMessages(
  {
    loading: 'Učitavanje ponude',
    failed: 'Ponuda se nije učitala',

    breadcrumb: 'Putanja',
    home: 'Početna',

    pictures: 'Slike proizvoda',
    picture: (number: number, total: number) => `Slika ${number} od ${total}`,
    carousel: {
      carousel: 'galerija',
      slide: 'slika',
      position: (number: number, total: number) => `${number} od ${total}`,
      previous: 'Prethodna slika',
      next: 'Sljedeća slika',
      pause: 'Zaustavi',
      play: 'Pokreni',
    },

    toReviews: 'Pročitajte recenzije',
    lowestPrice: (price: string) => `Najniža cijena u posljednjih 30 dana: ${price}`,
    /** The stock is shown as days (seed §3). */
    stock: (days: number) =>
      `Na stanju još ${days} ${plural(days, { one: 'dan', few: 'dana', other: 'dana' })}`,
    quantity: { group: 'Količina', decrease: 'Manje', increase: 'Više' },
    addToCart: 'Dodaj u korpu',
    /** What is true of every order (seed §1, §9). */
    promises: {
      cash: 'Plaćate pouzećem, kad paket stigne',
      phone: 'Zovemo vas za 30–60 minuta da potvrdimo narudžbu',
      shield: '90 dana garancije zadovoljstva',
    },

    inside: 'U paketu',
    pieces: (count: number) => `${count} ${plural(count, { one: 'komad', few: 'komada', other: 'komada' })}`,

    /** Seed §2, to the letter in every country. */
    description: 'Opis',
    advantages: 'Prednosti',
    howToUse: 'Kako koristiti',
    about: 'O proizvodu',
    info: 'Informacije o proizvodu',
    ingredients: 'Sastojci',
    ingredientsOf: (name: string) => `Sastojci proizvoda ${name}`,
    guarantee: 'Garancija 90 dana',
    /** Seed §9, 'Refund'. */
    guaranteeTerms: [
      'Garancija vrijedi 90 dana od dana dostave.',
      'Povrat odobravamo telefonom, radnim danima od 9:00 do 18:00.',
      'Vraćamo iznos narudžbe umanjen za 20% naknade za obradu povrata. Troškove dostave ne vraćamo.',
      'Novac stiže za 5 do 10 radnih dana od odobrenja, na isti način na koji ste platili.',
      'Ako je proizvod stigao oštećen, u roku od 7 dana pošaljite fotografiju podršci.',
    ],

    reviews: 'Recenzije kupaca',
    loadingReviews: 'Učitavanje recenzija',
    noReviews: 'Još nema recenzija',
    sort: 'Poredaj recenzije',
    orders: reviewOrders,
    stars: (rating: number) => `Ocjena ${rating} od 5`,
    verified: 'Potvrđen kupac',
    photoOf: (author: string) => (author ? `Fotografija kupca: ${author}` : 'Fotografija kupca'),
    more: 'Prikaži još',
    shown: (count: number) =>
      `Prikazano ${count} ${plural(count, { one: 'recenzija', few: 'recenzije', other: 'recenzija' })}`,
  },
  {
    RS: {
      carousel: {
        carousel: 'galerija',
        slide: 'slika',
        position: (number, total) => `${number} od ${total}`,
        previous: 'Prethodna slika',
        next: 'Sledeća slika',
        pause: 'Zaustavi',
        play: 'Pokreni',
      },
      lowestPrice: (price) => `Najniža cena u poslednjih 30 dana: ${price}`,
      promises: {
        cash: 'Plaćate pouzećem, kada paket stigne',
        phone: 'Zovemo vas za 30–60 minuta da potvrdimo porudžbinu',
        shield: '90 dana garancije zadovoljstva',
      },
      guaranteeTerms: [
        'Garancija važi 90 dana od dana isporuke.',
        'Povraćaj odobravamo telefonom, radnim danima od 9:00 do 18:00.',
        'Vraćamo iznos porudžbine umanjen za 20% naknade za obradu povraćaja. Troškove dostave ne vraćamo.',
        'Novac stiže za 5 do 10 radnih dana od odobrenja, na isti način na koji ste platili.',
        'Ako je proizvod stigao oštećen, u roku od 7 dana pošaljite fotografiju podršci.',
      ],
      orders: {
        ...reviewOrders,
        withFiles: 'Sa fotografijama',
        best: 'Najbolja ocena',
        worst: 'Najlošija ocena',
      },
      stars: (rating) => `Ocena ${rating} od 5`,
    },
    HR: {
      lowestPrice: (price) => `Najniža cijena u zadnjih 30 dana: ${price}`,
      addToCart: 'Dodaj u košaricu',
      promises: {
        cash: 'Plaćate pouzećem, kad paket stigne',
        phone: 'Zovemo vas za 30–60 minuta da potvrdimo narudžbu',
        shield: '90 dana jamstva zadovoljstva',
      },
      guarantee: 'Jamstvo 90 dana',
      guaranteeTerms: [
        'Jamstvo vrijedi 90 dana od dana dostave.',
        'Povrat odobravamo telefonski, radnim danima od 9:00 do 18:00.',
        'Vraćamo iznos narudžbe umanjen za 20% naknade za obradu povrata. Troškove dostave ne vraćamo.',
        'Novac stiže u roku od 5 do 10 radnih dana od odobrenja, na isti način na koji ste platili.',
        'Ako je proizvod stigao oštećen, u roku od 7 dana pošaljite fotografiju podršci.',
      ],
    },
  },
);
