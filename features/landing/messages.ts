import { defineMessages } from '#features/shared/country';

const carousel = {
  carousel: 'karusel',
  slide: 'proizvod',
  position: (number: number, total: number) => `${number} od ${total}`,
  previous: 'Prethodni proizvod',
  next: 'Sljedeći proizvod',
  pause: 'Zaustavi pomjeranje',
  play: 'Pokreni pomjeranje',
};

/** Held together: by itself it may break after the dash. */
const callWindow = '30–\u206060\u00A0minuta';

/** What is true of every order (seed §1, §9). The names are those of the drawings. */
const promises = {
  cash: { title: 'Plaćanje pouzećem', text: 'Platite kad paket stigne.' },
  phone: { title: `Zovemo vas za ${callWindow}`, text: 'Telefonom potvrđujemo narudžbu.' },
  shield: { title: '90 dana garancije', text: 'Računa se od dana dostave.' },
  truck: {
    title: 'Dostava za 24 do 48\u00A0sati',
    text: 'Nakon slanja. Šaljemo od ponedjeljka do petka.',
  },
};

export const messages = defineMessages(
  {
    title: 'Prirodna snaga',
    heading: 'Snaga ima korijen.',
    lead: 'Biljni dodaci prehrani za muškarce koji planiraju još mnogo dobrih godina. Naručite danas, platite kad stigne.',
    toMostPopular: 'Pogledajte najpopularnije',
    picture: 'Bočice Prosta Vital, Alpha Potent, Libido i Joint Ease uz hrastov žir',

    promisesLabel: 'Kako poslujemo',
    promises,

    categories: 'S čime vam možemo pomoći?',

    bestSellers: 'Najpopularniji proizvodi',
    filter: 'Kategorija',
    all: 'Sve',
    allCategories: 'Sve kategorije',
    toAll: 'Svi proizvodi',
    toCategory: (category: string) => `Sve iz kategorije ${category}`,
    carousel,
    loading: 'Učitavanje proizvoda',
    empty: 'Trenutno nema proizvoda',
    emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
    retry: 'Pokušaj ponovo',
  },
  {
    RS: {
      heading: 'Snaga ima koren.',
      lead: 'Biljni dodaci ishrani za muškarce koji planiraju još mnogo dobrih godina. Poručite danas, platite kada stigne.',
      promises: {
        cash: { title: 'Plaćanje pouzećem', text: 'Platite kada paket stigne.' },
        phone: { title: `Zovemo vas za ${callWindow}`, text: 'Telefonom potvrđujemo porudžbinu.' },
        shield: { title: '90 dana garancije', text: 'Računa se od dana isporuke.' },
        truck: {
          title: 'Dostava za 24 do 48\u00A0sati',
          text: 'Nakon slanja. Šaljemo od ponedeljka do petka.',
        },
      },
      categories: 'Kako možemo da vam pomognemo?',
      carousel: {
        ...carousel,
        next: 'Sledeći proizvod',
        pause: 'Zaustavi pomeranje',
        play: 'Pokreni pomeranje',
      },
    },
    HR: {
      promises: { ...promises, shield: { title: '90 dana jamstva', text: 'Računa se od dana dostave.' } },
      carousel: { ...carousel, pause: 'Zaustavi pomicanje', play: 'Pokreni pomicanje' },
    },
  },
);
