import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const clubDiscount = `${facts.club.discountPercent}%`;

export const hr: Messages = {
  title: 'Prirodna snaga',
  heading: 'Snaga ima korijen.',
  lead: 'Dodaci prehrani za muškarce koji planiraju još mnogo dobrih godina. Naručite danas, platite kad stigne.',
  toMostPopular: 'Pogledaj najpopularnije',
  picture: 'Bočice Prosta Vital, Alpha Potent, Libido i Joint Ease uz hrastov žir',
  categories: 'Čime vam možemo pomoći?',
  quiz: {
    heading: 'Nekoliko kratkih pitanja do preporuke',
    lead: 'Bez prijave. Odaberite cilj, odgovorite na najviše sedam pitanja i vidjet ćete proizvod koji vam preporučujemo.',
    privacy: 'Odgovori ostaju na vašem uređaju.',
    question: 'Što vam je trenutačno najvažnije?',
    goals: {
      prostate: 'Prostata',
      potency: 'Potencija i energija',
      size: 'Veličina i performanse',
      health: 'Opće zdravlje',
    },
  },
  bestSellers: 'Što se najviše naručuje',
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
    next: 'Sljedeći proizvod',
    pause: 'Zaustavi pomicanje',
    play: 'Pokreni pomicanje',
  },
  loading: 'Učitavanje proizvoda',
  failed: 'Proizvodi se nisu učitali',
  empty: 'Trenutačno nema proizvoda',
  emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovno malo kasnije.',
  retry: 'Pokušaj ponovno',
  community: {
    heading: 'članova u našoj zajednici',
    lead: 'Mjesto za pitanja i iskustva ljudi koji o svom zdravlju razmišljaju na vrijeme.',
    action: 'Upoznaj zajednicu',
    points: [
      { title: 'Besplatna je', text: 'Pridruživanje se ne plaća i ni na što vas ne obvezuje.' },
      { title: 'Otvorena je svima', text: 'Pitajte i podijelite iskustvo, kupovali kod nas ili ne.' },
      {
        title: 'Nije isto što i klub',
        text: `Klub je plaćeno godišnje članstvo s popustom od ${clubDiscount} na svaku narudžbu.`,
      },
    ],
  },
  articles: 'Pročitajte prije nego što kupite',
};
