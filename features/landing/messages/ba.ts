export const ba = {
  title: 'Prirodna snaga',
  heading: 'Snaga ima korijen.',
  lead: 'Dodaci prehrani za muškarce koji planiraju još mnogo dobrih godina. Naručite danas, platite kad stigne.',
  toMostPopular: 'Pogledajte najpopularnije',
  toQuiz: 'Ne znam šta mi treba',
  picture: 'Bočice proizvoda Prosta Vital, Alpha Potent, Libido i Joint Ease uz hrastov žir',
  categories: 'Šta tražite?',
  /** The quiz has six or seven questions, depending on the goal (Screens/Quiz). The answers never leave the page. */
  quiz: {
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
  },
  bestSellers: 'Šta se najviše naručuje',
  filter: 'Kategorija',
  all: 'Sve',
  allCategories: 'Sve kategorije',
  toAll: 'Svi proizvodi',
  carousel: {
    carousel: 'karusel',
    slide: 'proizvod',
    position: (number: number, total: number) => `${number} od ${total}`,
    previous: 'Prethodni proizvod',
    next: 'Sljedeći proizvod',
    pause: 'Zaustavi pomjeranje',
    play: 'Pokreni pomjeranje',
  },
  loading: 'Učitavanje proizvoda',
  failed: 'Proizvodi se nisu učitali',
  community: {
    /** Follows '40.000+'. */
    heading: 'članova u našoj zajednici',
    lead: 'Mjesto za pitanja i iskustva ljudi koji o svom zdravlju razmišljaju na vrijeme.',
    action: 'Upoznajte zajednicu',
    quotes: 'Iz recenzija naših kupaca',
    loadingQuotes: 'Učitavanje recenzija',
    stars: (rating: number) => `Ocjena ${rating} od 5`,
    quote: (review: string) => `„${review}“`,
  },
  articles: 'Pročitajte prije nego što kupite',
};

/** The texts of a country. */
export type Messages = typeof ba;
