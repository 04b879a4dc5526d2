import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const clubDiscount = `${facts.club.discountPercent}%`;

export const rs: Messages = {
  title: 'Prirodna snaga',
  heading: 'Snaga ima koren.',
  lead: 'Dodaci ishrani za muškarce koji planiraju još mnogo dobrih godina. Poručite danas, platite kada stigne.',
  toMostPopular: 'Pogledaj najpopularnije',
  picture: 'Bočice Prosta Vital, Alpha Potent, Libido i Joint Ease uz hrastov žir',
  categories: 'Kako možemo da vam pomognemo?',
  quiz: {
    heading: 'Nekoliko kratkih pitanja do preporuke',
    lead: 'Bez prijave. Izaberite cilj, odgovorite na najviše sedam pitanja i videćete proizvod koji vam preporučujemo.',
    privacy: 'Odgovori ostaju na vašem uređaju.',
    question: 'Šta vam je trenutno najvažnije?',
    goals: {
      prostate: 'Prostata',
      potency: 'Potencija i energija',
      size: 'Veličina i performanse',
      health: 'Opšte zdravlje',
    },
  },
  bestSellers: 'Šta se najviše poručuje',
  filter: 'Kategorija',
  all: 'Sve',
  allCategories: 'Sve kategorije',
  toAll: 'Svi proizvodi',
  toCategory: (category) => `Sve iz kategorije ${category}`,
  carousel: {
    carousel: 'karusel',
    slide: 'proizvod',
    position: (number, total) => `${number} od ${total}`,
    previous: 'Prethodni proizvod',
    next: 'Sledeći proizvod',
    pause: 'Zaustavi pomeranje',
    play: 'Pokreni pomeranje',
  },
  loading: 'Učitavanje proizvoda',
  failed: 'Proizvodi se nisu učitali',
  empty: 'Trenutno nema proizvoda',
  emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
  retry: 'Pokušaj ponovo',
  community: {
    heading: 'članova u našoj zajednici',
    lead: 'Mesto za pitanja i iskustva ljudi koji o svom zdravlju razmišljaju na vreme.',
    action: 'Upoznaj zajednicu',
    points: [
      { title: 'Besplatna je', text: 'Pridruživanje se ne plaća i ni na šta vas ne obavezuje.' },
      { title: 'Otvorena je svima', text: 'Pitajte i podelite iskustvo, kupovali kod nas ili ne.' },
      {
        title: 'Nije isto što i klub',
        text: `Klub je plaćeno godišnje članstvo sa popustom od ${clubDiscount} na svaku porudžbinu.`,
      },
    ],
  },
  articles: 'Pročitajte pre nego što kupite',
};
