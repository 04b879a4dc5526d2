import { facts, fixedTexts } from '#features/shared/country';

export const ba = {
  title: 'Kviz',
  progress: 'Napredak kviza',
  question: (number: number, total: number) => `Pitanje ${number} od ${total}`,
  goalsHeading: 'Šta vam je trenutno najvažnije?',
  goalsLead: 'Izaberite temu. Slijedi šest ili sedam kratkih pitanja, a na kraju naša preporuka.',
  goals: {
    prostate: 'Prostata',
    potency: 'Potencija i energija',
    size: 'Veličina i performanse',
    health: 'Opće zdravlje',
  },
  goalHints: {
    prostate: 'Svakodnevne navike i kretanje',
    potency: 'San, kretanje i energija',
    size: 'Forma i sigurnost u sebe',
    health: 'Obroci, san i kretanje',
  },
  questions: {
    /** Seven questions about habits and wishes. They ask for no symptom and conclude nothing. */
    prostate: {
      sleep: {
        question: 'Kada najčešće idete na spavanje?',
        answers: ['Prije deset', 'Oko jedanaest', 'Poslije ponoći', 'Svake noći drugačije'],
        said: {
          clause: (when: string) => `na spavanje idete ${when}`,
          answers: ['prije deset', 'oko jedanaest', 'poslije ponoći', 'svake noći drugačije'],
        },
      },
      water: {
        question: 'Koliko čaša vode popijete dnevno?',
        answers: ['Do tri', 'Četiri do šest', 'Više od šest', 'Ne brojim'],
      },
      evening: {
        question: 'Šta popijete poslije šest navečer?',
        answers: ['Vodu', 'Čaj', 'Kafu', 'Pivo ili vino'],
      },
      sitting: {
        question: 'Gdje najduže sjedite tokom dana?',
        answers: ['Na poslu', 'Za volanom', 'Pred televizorom ili računarom', 'Malo sjedim'],
      },
      moving: {
        question: 'Kako se krećete tokom sedmice?',
        answers: ['Hodam', 'Vježbam', 'Bavim se sportom', 'Radim fizički posao'],
        said: {
          clause: (how: string) => `tokom sedmice ${how}`,
          answers: ['hodate', 'vježbate', 'trenirate neki sport', 'radite fizički posao'],
        },
      },
      plate: {
        question: 'Šta je često na vašem tanjiru?',
        answers: ['Povrće i voće', 'Riba', 'Meso i suhomesnato', 'Sjemenke i orašasti plodovi'],
      },
      wish: {
        question: 'Šta želite u naredna tri mjeseca?',
        answers: ['Redovan san', 'Više kretanja', 'Zdraviju prehranu', 'Naviku koje se lako držim'],
      },
    },
    /** Six questions about energy, rest and closeness. */
    potency: {
      energy: {
        question: 'Kada imate najviše energije?',
        answers: ['Ujutro', 'Oko podneva', 'Poslije podne', 'Navečer'],
        said: {
          clause: (when: string) => `najviše energije imate ${when}`,
          answers: ['ujutro', 'oko podneva', 'poslije podne', 'navečer'],
        },
      },
      drain: {
        question: 'Šta vam uzima najviše snage?',
        answers: ['Posao', 'Premalo sna', 'Brige', 'Previše obaveza'],
      },
      night: {
        question: 'Kako izgleda vaša noć?',
        answers: ['Spavam sedam sati ili više', 'Kasno liježem', 'Budim se noću', 'Radim u smjenama'],
      },
      closeness: {
        question: 'Šta vam je važno u bliskosti?',
        answers: ['Opuštenost', 'Sigurnost u sebe', 'Spontanost', 'Vrijeme nasamo'],
      },
      moving: {
        question: 'Kako se krećete tokom sedmice?',
        answers: ['Hodam', 'Vježbam', 'Bavim se sportom', 'Radim fizički posao'],
        said: {
          clause: (how: string) => `tokom sedmice ${how}`,
          answers: ['hodate', 'vježbate', 'trenirate neki sport', 'radite fizički posao'],
        },
      },
      wish: {
        question: 'Šta biste prvo željeli?',
        answers: [
          'Da se budim odmoran',
          'Da imam više volje',
          'Da bolje jedem',
          'Da bolje rasporedim vrijeme',
        ],
      },
    },
    /** Six questions about form and confidence. They promise nothing. */
    size: {
      form: {
        question: 'Šta za vas znači dobra forma?',
        answers: ['Snaga', 'Izdržljivost', 'Izgled', 'Samopouzdanje'],
      },
      moments: {
        question: 'Šta vam je važno u intimnim trenucima?',
        answers: ['Opuštenost', 'Sigurnost u sebe', 'Izdržljivost', 'Bliskost'],
      },
      training: {
        question: 'Kako vježbate?',
        answers: ['U teretani', 'Trčim ili vozim bicikl', 'Igram neki sport', 'Ne vježbam redovno'],
        said: {
          clause: (how: string) => how,
          answers: [
            'vježbate u teretani',
            'trčite ili vozite bicikl',
            'igrate neki sport',
            'ne vježbate redovno',
          ],
        },
      },
      brake: {
        question: 'Šta vas najčešće koči?',
        answers: ['Umor', 'Manjak vremena', 'Nervoza', 'Stare navike'],
      },
      tried: {
        question: 'Šta ste već isprobali?',
        answers: ['Redovno vježbanje', 'Promjenu prehrane', 'Dodatke prehrani', 'Više sna'],
      },
      support: {
        question: 'Šta vam pomaže da istrajete?',
        answers: ['Jasan plan', 'Podsjetnik na telefonu', 'Podrška bliskih', 'Kratka dnevna navika'],
        said: {
          clause: (what: string) => `istrajete uz ${what}`,
          answers: ['jasan plan', 'podsjetnik na telefonu', 'podršku bliskih', 'kratku dnevnu naviku'],
        },
      },
    },
    /** Six questions about meals, drinks and habits. */
    health: {
      care: {
        question: 'O čemu najviše vodite računa?',
        answers: ['O probavi', 'O snu', 'O tjelesnoj težini', 'O energiji'],
      },
      meals: {
        question: 'Kako najčešće jedete?',
        answers: ['Redovno, kod kuće', 'Na brzinu', 'Na poslu ili u restoranu', 'Kasno navečer'],
        said: {
          clause: (how: string) => `najčešće jedete ${how}`,
          answers: ['redovno kod kuće', 'na brzinu', 'na poslu ili u restoranu', 'kasno navečer'],
        },
      },
      drinks: {
        question: 'Šta pijete tokom dana?',
        answers: ['Vodu', 'Kafu', 'Čaj', 'Sokove i gazirana pića'],
        said: {
          clause: (what: string) => `tokom dana pijete ${what}`,
          answers: ['vodu', 'kafu', 'čaj', 'sokove i gazirana pića'],
        },
      },
      lunch: {
        question: 'Kako se osjećate poslije ručka?',
        answers: ['Lagano', 'Zadovoljno', 'Pospano', 'Tromo'],
      },
      moving: {
        question: 'Kako se krećete tokom sedmice?',
        answers: ['Hodam', 'Vježbam', 'Bavim se sportom', 'Radim fizički posao'],
      },
      habit: {
        question: 'Koja navika vam najteže pada?',
        answers: ['Redovni obroci', 'Dovoljno vode', 'Dovoljno sna', 'Svakodnevno kretanje'],
      },
    },
  },
  severalAnswers: 'Možete izabrati više odgovora ili nastaviti bez njih.',
  privacy: 'Odgovori ostaju na vašem uređaju. Kviz nije zamjena za pregled kod ljekara.',
  back: 'Nazad',
  next: fixedTexts.quizNext,
  skip: 'Preskočite',
  twoLeft: 'Još dva koraka',
  oneLeft: 'Posljednji korak',
  /** What follows 'Rekli ste da' is made of the answers' own clauses, so that they fit in any number. */
  said: (clauses: string) => `Rekli ste da ${clauses}.`,
  chose: (goal: string) => `Izabrali ste temu „${goal}“.`,
  rating: (score: string) => `Ocjena ${score} od 5`,
  addToCart: 'Dodajte u korpu',
  look: (offer: string) => `Pogledajte ${offer}`,
  contactOptional: 'Email i telefon nisu obavezni.',
  dose: (portion: string) => `Dnevna doza: ${portion}`,
  answersHeading: 'Vaši odgovori',
  answersLead: 'Izaberite odgovor koji želite promijeniti. Odgovori ostaju na vašem uređaju.',
  noAnswer: 'Bez odgovora',
  toResult: 'Nazad na preporuku',
  emailHeading: 'Savjeti na email',
  nameLead: 'Ostavite ime i email ako želite da vam šaljemo savjete i ponude.',
  name: 'Ime i prezime',
  email: 'Email',
  noListHint: 'Preporuku možete pogledati i bez toga: izaberite „Preskočite“.',
  sendEmail: 'Šaljite mi savjete',
  ofEmail: 'email',
  emailSent: (address: string) => `Savjete šaljemo na ${address}.`,
  restore: 'Vratite',
  phoneHeading: 'Da vas nazovemo?',
  phoneLead: (offer: string) => `Ostavite broj ako želite da vas nazovemo u vezi s proizvodom ${offer}.`,
  openPhone: 'Ostavite broj',
  sendPhone: 'Nazovite me',
  ofPhone: 'telefon',
  /** Fixed wording, which groups no thousands (Screens/Quiz). */
  reviews: `${facts.quizReviews} recenzije`,
  /** What the recommended product can do and cannot. */
  limits: 'Dodatak prehrani upotpunjuje prehranu. Nije lijek i ne zamjenjuje pregled kod ljekara.',
  cosmeticLimits: 'Kozmetički proizvod nije lijek i ne zamjenjuje pregled kod ljekara.',
  noSize: 'Nijedan proizvod ne mijenja veličinu, pa ni ovaj.',
  preparing: 'Pripremamo preporuku',
  unavailable: 'Preporuka trenutno nije dostupna',
  emptyTitle: 'Ponuda se upravo dopunjava',
  emptyHint: 'Pokušajte ponovo malo kasnije.',
};

/** The texts of a country. */
export type Messages = typeof ba;
