import { defineMessages, facts } from '#features/shared/country';

const carousel = {
  carousel: 'karusel',
  slide: 'proizvod',
  position: (number: number, total: number) => `${number} od ${total}`,
  previous: 'Prethodni proizvod',
  next: 'Sljedeći proizvod',
  pause: 'Zaustavi pomjeranje',
  play: 'Pokreni pomjeranje',
};

const { callMinutes, deliveryHours, guaranteeDays } = facts;

/** Word joiner and no-break space prevent line breaks within the range. */
const callWindow = `${callMinutes.from}–\u2060${callMinutes.to}\u00A0minuta`;
const delivery = `Dostava za ${deliveryHours.from} do ${deliveryHours.to}\u00A0sati`;

/** Promises that hold for every order, by the names of their icons. */
const promises = {
  cash: { title: 'Plaćanje pouzećem', text: 'Platite kad paket stigne.' },
  phone: { title: `Zovemo vas za ${callWindow}`, text: 'Telefonom potvrđujemo narudžbu, u radno vrijeme.' },
  shield: { title: `${guaranteeDays} dana garancije`, text: 'Računa se od dana dostave.' },
  truck: {
    title: delivery,
    text: 'Nakon slanja. Šaljemo od ponedjeljka do petka.',
  },
};

/** The quiz has six or seven questions, depending on the goal (Screens/Quiz). The answers never leave the page. */
const quiz = {
  heading: 'Nekoliko kratkih pitanja do preporuke',
  lead: 'Bez prijave. Izaberite cilj, odgovorite na najviše sedam pitanja i vidjet ćete proizvod koji vam preporučujemo.',
  privacy: 'Odgovori ostaju na vašem uređaju.',
  question: 'Šta vam je trenutno najvažnije?',
  goals: {
    prostate: 'Prostata',
    potency: 'Potencija i energija',
    size: 'Veličina i performanse',
    health: 'Opće zdravlje',
  },
};

const clubDiscount = `${facts.club.discountPercent}%`;

const community = {
  /** Follows '40.000+'. */
  heading: 'članova u našoj zajednici',
  lead: 'Mjesto za pitanja i iskustva ljudi koji o svom zdravlju razmišljaju na vrijeme.',
  action: 'Upoznaj zajednicu',
  points: [
    { title: 'Besplatna je', text: 'Pridruživanje se ne plaća i ni na šta vas ne obavezuje.' },
    { title: 'Otvorena je svima', text: 'Pitajte i podijelite iskustvo, kupovali kod nas ili ne.' },
    {
      title: 'Nije isto što i klub',
      text: `Klub je plaćeno godišnje članstvo s popustom od ${clubDiscount} na svaku narudžbu.`,
    },
  ],
};

export const messages = defineMessages(
  {
    title: 'Prirodna snaga',
    heading: 'Snaga ima korijen.',
    lead: 'Dodaci prehrani za muškarce koji planiraju još mnogo dobrih godina. Naručite danas, platite kad stigne.',
    toMostPopular: 'Pogledaj najpopularnije',
    picture: 'Bočice Prosta Vital, Alpha Potent, Libido i Joint Ease uz hrastov žir',

    promisesLabel: 'Kako poslujemo',
    promises,

    categories: 'Čime vam možemo pomoći?',

    quiz,

    bestSellers: 'Šta se najviše naručuje',
    filter: 'Kategorija',
    all: 'Sve',
    allCategories: 'Sve kategorije',
    toAll: 'Svi proizvodi',
    toCategory: (category: string) => `Sve iz kategorije ${category}`,
    carousel,
    loading: 'Učitavanje proizvoda',
    failed: 'Proizvodi se nisu učitali',
    empty: 'Trenutno nema proizvoda',
    emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
    retry: 'Pokušaj ponovo',

    community,

    articles: 'Pročitajte prije nego što kupite',
  },
  {
    RS: {
      heading: 'Snaga ima koren.',
      lead: 'Dodaci ishrani za muškarce koji planiraju još mnogo dobrih godina. Poručite danas, platite kada stigne.',
      promises: {
        cash: { title: 'Plaćanje pouzećem', text: 'Platite kada paket stigne.' },
        phone: {
          title: `Zovemo vas za ${callWindow}`,
          text: 'Telefonom potvrđujemo porudžbinu, u radno vreme.',
        },
        shield: { title: `${guaranteeDays} dana garancije`, text: 'Računa se od dana dostave.' },
        truck: {
          title: delivery,
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
      quiz: {
        ...quiz,
        lead: 'Bez prijave. Izaberite cilj, odgovorite na najviše sedam pitanja i videćete proizvod koji vam preporučujemo.',
        goals: { ...quiz.goals, health: 'Opšte zdravlje' },
      },
      community: {
        ...community,
        lead: 'Mesto za pitanja i iskustva ljudi koji o svom zdravlju razmišljaju na vreme.',
        points: [
          { title: 'Besplatna je', text: 'Pridruživanje se ne plaća i ni na šta vas ne obavezuje.' },
          { title: 'Otvorena je svima', text: 'Pitajte i podelite iskustvo, kupovali kod nas ili ne.' },
          {
            title: 'Nije isto što i klub',
            text: `Klub je plaćeno godišnje članstvo sa popustom od ${clubDiscount} na svaku porudžbinu.`,
          },
        ],
      },
      bestSellers: 'Šta se najviše poručuje',
      articles: 'Pročitajte pre nego što kupite',
    },
    HR: {
      bestSellers: 'Što se najviše naručuje',
      promises: {
        ...promises,
        phone: {
          title: `Zovemo vas za ${callWindow}`,
          text: 'Telefonom potvrđujemo narudžbu, u radnom vremenu.',
        },
        shield: { title: `${guaranteeDays} dana jamstva`, text: 'Računa se od dana dostave.' },
      },
      carousel: { ...carousel, pause: 'Zaustavi pomicanje', play: 'Pokreni pomicanje' },
      quiz: {
        ...quiz,
        lead: 'Bez prijave. Odaberite cilj, odgovorite na najviše sedam pitanja i vidjet ćete proizvod koji vam preporučujemo.',
        question: 'Što vam je trenutačno najvažnije?',
      },
      empty: 'Trenutačno nema proizvoda',
      emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovno malo kasnije.',
      retry: 'Pokušaj ponovno',
      community: {
        ...community,
        points: [
          { title: 'Besplatna je', text: 'Pridruživanje se ne plaća i ni na što vas ne obvezuje.' },
          { title: 'Otvorena je svima', text: 'Pitajte i podijelite iskustvo, kupovali kod nas ili ne.' },
          {
            title: 'Nije isto što i klub',
            text: `Klub je plaćeno godišnje članstvo s popustom od ${clubDiscount} na svaku narudžbu.`,
          },
        ],
      },
    },
    ME: {
      lead: 'Dodaci ishrani za muškarce koji planiraju još mnogo dobrih godina. Naručite danas, platite kad stigne.',
      quiz: {
        ...quiz,
        lead: 'Bez prijave. Izaberite cilj, odgovorite na najviše sedam pitanja i vidjećete proizvod koji vam preporučujemo.',
        goals: { ...quiz.goals, health: 'Opšte zdravlje' },
      },
    },
  },
);
