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

const everywhere = {
  title: 'Prirodna snaga',
  toMostPopular: 'Pogledaj najpopularnije',
  picture: 'Bočice Prosta Vital, Alpha Potent, Libido i Joint Ease uz hrastov žir',
  promisesLabel: 'Kako poslujemo',
  filter: 'Kategorija',
  all: 'Sve',
  allCategories: 'Sve kategorije',
  toAll: 'Svi proizvodi',
  toCategory: (category: string) => `Sve iz kategorije ${category}`,
  loading: 'Učitavanje proizvoda',
  failed: 'Proizvodi se nisu učitali',
};

const exceptSerbia = {
  heading: 'Snaga ima korijen.',
  categories: 'Čime vam možemo pomoći?',
  articles: 'Pročitajte prije nego što kupite',
};

const exceptCroatia = {
  empty: 'Trenutno nema proizvoda',
  emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
  retry: 'Pokušaj ponovo',
};

const bosniaAndCroatia = {
  lead: 'Dodaci prehrani za muškarce koji planiraju još mnogo dobrih godina. Naručite danas, platite kad stigne.',
};

export const messages = defineMessages({
  BA: {
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    ...bosniaAndCroatia,
    promises,
    bestSellers: 'Šta se najviše naručuje',
    carousel,
    community,
    quiz,
  },
  RS: {
    ...everywhere,
    ...exceptCroatia,
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
      carousel: carousel.carousel,
      slide: carousel.slide,
      position: carousel.position,
      previous: carousel.previous,
      next: 'Sledeći proizvod',
      pause: 'Zaustavi pomeranje',
      play: 'Pokreni pomeranje',
    },
    quiz: {
      heading: quiz.heading,
      lead: 'Bez prijave. Izaberite cilj, odgovorite na najviše sedam pitanja i videćete proizvod koji vam preporučujemo.',
      privacy: quiz.privacy,
      question: quiz.question,
      goals: {
        prostate: quiz.goals.prostate,
        potency: quiz.goals.potency,
        size: quiz.goals.size,
        health: 'Opšte zdravlje',
      },
    },
    community: {
      heading: community.heading,
      lead: 'Mesto za pitanja i iskustva ljudi koji o svom zdravlju razmišljaju na vreme.',
      action: community.action,
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
    ...everywhere,
    ...exceptSerbia,
    ...bosniaAndCroatia,
    bestSellers: 'Što se najviše naručuje',
    promises: {
      cash: promises.cash,
      phone: {
        title: `Zovemo vas za ${callWindow}`,
        text: 'Telefonom potvrđujemo narudžbu, u radnom vremenu.',
      },
      shield: { title: `${guaranteeDays} dana jamstva`, text: 'Računa se od dana dostave.' },
      truck: promises.truck,
    },
    carousel: {
      carousel: carousel.carousel,
      slide: carousel.slide,
      position: carousel.position,
      previous: carousel.previous,
      next: carousel.next,
      pause: 'Zaustavi pomicanje',
      play: 'Pokreni pomicanje',
    },
    quiz: {
      heading: quiz.heading,
      lead: 'Bez prijave. Odaberite cilj, odgovorite na najviše sedam pitanja i vidjet ćete proizvod koji vam preporučujemo.',
      privacy: quiz.privacy,
      question: 'Što vam je trenutačno najvažnije?',
      goals: quiz.goals,
    },
    empty: 'Trenutačno nema proizvoda',
    emptyHint: 'Ponuda se upravo dopunjava. Pokušajte ponovno malo kasnije.',
    retry: 'Pokušaj ponovno',
    community: {
      heading: community.heading,
      lead: community.lead,
      action: community.action,
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
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    promises,
    bestSellers: 'Šta se najviše naručuje',
    carousel,
    community,
    lead: 'Dodaci ishrani za muškarce koji planiraju još mnogo dobrih godina. Naručite danas, platite kad stigne.',
    quiz: {
      heading: quiz.heading,
      lead: 'Bez prijave. Izaberite cilj, odgovorite na najviše sedam pitanja i vidjećete proizvod koji vam preporučujemo.',
      privacy: quiz.privacy,
      question: quiz.question,
      goals: {
        prostate: quiz.goals.prostate,
        potency: quiz.goals.potency,
        size: quiz.goals.size,
        health: 'Opšte zdravlje',
      },
    },
  },
});
