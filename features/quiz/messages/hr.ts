import { facts, fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  title: 'Kviz',
  progress: 'Napredak kviza',
  question: (number, total) => `Pitanje ${number} od ${total}`,
  goalsHeading: 'Što vam je trenutačno najvažnije?',
  goalsLead: 'Odaberite temu. Slijedi šest ili sedam kratkih pitanja, a na kraju naša preporuka.',
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
    prostate: {
      sleep: {
        question: 'Kada najčešće idete na spavanje?',
        answers: ['Prije deset', 'Oko jedanaest', 'Iza ponoći', 'Svake noći drukčije'],
        said: {
          clause: (when) => `na spavanje idete ${when}`,
          answers: ['prije deset', 'oko jedanaest', 'iza ponoći', 'svake noći drukčije'],
        },
      },
      water: {
        question: 'Koliko čaša vode popijete dnevno?',
        answers: ['Do tri', 'Četiri do šest', 'Više od šest', 'Ne brojim'],
      },
      evening: {
        question: 'Što popijete nakon šest navečer?',
        answers: ['Vodu', 'Čaj', 'Kavu', 'Pivo ili vino'],
      },
      sitting: {
        question: 'Gdje najduže sjedite tijekom dana?',
        answers: ['Na poslu', 'Za volanom', 'Pred televizorom ili računalom', 'Malo sjedim'],
      },
      moving: {
        question: 'Kako se krećete tijekom tjedna?',
        answers: ['Hodam', 'Vježbam', 'Bavim se sportom', 'Radim fizički posao'],
        said: {
          clause: (how) => `tijekom tjedna ${how}`,
          answers: ['hodate', 'vježbate', 'trenirate neki sport', 'radite fizički posao'],
        },
      },
      plate: {
        question: 'Što je često na vašem tanjuru?',
        answers: ['Povrće i voće', 'Riba', 'Meso i suhomesnati proizvodi', 'Sjemenke i orašasti plodovi'],
      },
      wish: {
        question: 'Što želite u sljedeća tri mjeseca?',
        answers: ['Redovit san', 'Više kretanja', 'Zdraviju prehranu', 'Naviku koje se lako držim'],
      },
    },
    potency: {
      energy: {
        question: 'Kada imate najviše energije?',
        answers: ['Ujutro', 'Oko podneva', 'Poslijepodne', 'Navečer'],
        said: {
          clause: (when) => `najviše energije imate ${when}`,
          answers: ['ujutro', 'oko podneva', 'poslijepodne', 'navečer'],
        },
      },
      drain: {
        question: 'Što vam uzima najviše snage?',
        answers: ['Posao', 'Premalo sna', 'Brige', 'Previše obveza'],
      },
      night: {
        question: 'Kako izgleda vaša noć?',
        answers: ['Spavam sedam sati ili više', 'Kasno liježem', 'Budim se noću', 'Radim u smjenama'],
      },
      closeness: {
        question: 'Što vam je važno u bliskosti?',
        answers: ['Opuštenost', 'Sigurnost u sebe', 'Spontanost', 'Vrijeme nasamo'],
      },
      moving: {
        question: 'Kako se krećete tijekom tjedna?',
        answers: ['Hodam', 'Vježbam', 'Bavim se sportom', 'Radim fizički posao'],
        said: {
          clause: (how) => `tijekom tjedna ${how}`,
          answers: ['hodate', 'vježbate', 'trenirate neki sport', 'radite fizički posao'],
        },
      },
      wish: {
        question: 'Što biste prvo željeli?',
        answers: [
          'Da se budim odmoran',
          'Da imam više volje',
          'Da bolje jedem',
          'Da bolje rasporedim vrijeme',
        ],
      },
    },
    size: {
      form: {
        question: 'Što za vas znači dobra forma?',
        answers: ['Snaga', 'Izdržljivost', 'Izgled', 'Samopouzdanje'],
      },
      moments: {
        question: 'Što vam je važno u intimnim trenucima?',
        answers: ['Opuštenost', 'Sigurnost u sebe', 'Izdržljivost', 'Bliskost'],
      },
      training: {
        question: 'Kako vježbate?',
        answers: ['U teretani', 'Trčim ili vozim bicikl', 'Igram neki sport', 'Ne vježbam redovito'],
        said: {
          clause: (how) => how,
          answers: [
            'vježbate u teretani',
            'trčite ili vozite bicikl',
            'igrate neki sport',
            'ne vježbate redovito',
          ],
        },
      },
      brake: {
        question: 'Što vas najčešće koči?',
        answers: ['Umor', 'Manjak vremena', 'Nervoza', 'Stare navike'],
      },
      tried: {
        question: 'Što ste već isprobali?',
        answers: ['Redovito vježbanje', 'Promjenu prehrane', 'Dodatke prehrani', 'Više sna'],
      },
      support: {
        question: 'Što vam pomaže da ustrajete?',
        answers: ['Jasan plan', 'Podsjetnik na mobitelu', 'Podrška bliskih', 'Kratka dnevna navika'],
        said: {
          clause: (what) => `ustrajete uz ${what}`,
          answers: ['jasan plan', 'podsjetnik na mobitelu', 'podršku bliskih', 'kratku dnevnu naviku'],
        },
      },
    },
    health: {
      care: {
        question: 'O čemu najviše vodite računa?',
        answers: ['O probavi', 'O snu', 'O tjelesnoj težini', 'O energiji'],
      },
      meals: {
        question: 'Kako najčešće jedete?',
        answers: ['Redovito, kod kuće', 'Na brzinu', 'Na poslu ili u restoranu', 'Kasno navečer'],
        said: {
          clause: (how) => `najčešće jedete ${how}`,
          answers: ['redovito kod kuće', 'na brzinu', 'na poslu ili u restoranu', 'kasno navečer'],
        },
      },
      drinks: {
        question: 'Što pijete tijekom dana?',
        answers: ['Vodu', 'Kavu', 'Čaj', 'Sokove i gazirana pića'],
        said: {
          clause: (what) => `tijekom dana pijete ${what}`,
          answers: ['vodu', 'kavu', 'čaj', 'sokove i gazirana pića'],
        },
      },
      lunch: {
        question: 'Kako se osjećate nakon ručka?',
        answers: ['Lagano', 'Zadovoljno', 'Pospano', 'Tromo'],
      },
      moving: {
        question: 'Kako se krećete tijekom tjedna?',
        answers: ['Hodam', 'Vježbam', 'Bavim se sportom', 'Radim fizički posao'],
      },
      habit: {
        question: 'Koja vam navika najteže pada?',
        answers: ['Redoviti obroci', 'Dovoljno vode', 'Dovoljno sna', 'Svakodnevno kretanje'],
      },
    },
  },
  severalAnswers: 'Možete odabrati više odgovora ili nastaviti bez njih.',
  privacy: 'Odgovori ostaju na vašem uređaju. Kviz nije zamjena za pregled kod liječnika.',
  back: 'Natrag',
  next: fixedTexts.quizNext,
  skip: 'Preskočite',
  twoLeft: 'Još dva koraka',
  oneLeft: 'Posljednji korak',
  said: (clauses) => `Rekli ste da ${clauses}.`,
  chose: (goal) => `Odabrali ste temu „${goal}”.`,
  rating: (score) => `Ocjena ${score} od 5`,
  addToCart: 'Dodajte u košaricu',
  look: (offer) => `Pogledajte ${offer}`,
  contactOptional: 'Email i telefon nisu obvezni.',
  dose: (portion) => `Dnevna doza: ${portion}`,
  answersHeading: 'Vaši odgovori',
  answersLead: 'Odaberite odgovor koji želite promijeniti. Odgovori ostaju na vašem uređaju.',
  noAnswer: 'Bez odgovora',
  toResult: 'Natrag na preporuku',
  emailHeading: 'Savjeti na email',
  nameLead: 'Ostavite ime i email adresu ako želite da vam šaljemo savjete i ponude.',
  name: 'Ime i prezime',
  email: 'Email adresa',
  noListHint: 'Preporuku možete pogledati i bez toga: odaberite „Preskočite”.',
  sendEmail: 'Šaljite mi savjete',
  ofEmail: 'email',
  emailSent: (address) => `Savjete šaljemo na ${address}.`,
  restore: 'Vratite',
  phoneHeading: 'Da vas nazovemo?',
  phoneLead: (offer) => `Ostavite broj ako želite da vas nazovemo u vezi s proizvodom ${offer}.`,
  openPhone: 'Ostavite broj',
  sendPhone: 'Nazovite me',
  ofPhone: 'telefon',
  reviews: `${facts.quizReviews} recenzije`,
  limits: 'Dodatak prehrani nadopunjuje prehranu. Nije lijek i ne zamjenjuje pregled kod liječnika.',
  cosmeticLimits: 'Kozmetički proizvod nije lijek i ne zamjenjuje pregled kod liječnika.',
  noSize: 'Nijedan proizvod ne mijenja veličinu, pa ni ovaj.',
  preparing: 'Pripremamo preporuku',
  unavailable: 'Preporuka trenutačno nije dostupna',
  emptyTitle: 'Ponuda se upravo dopunjava',
  emptyHint: 'Pokušajte ponovno malo kasnije.',
};
