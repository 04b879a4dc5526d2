import { defineMessages } from '#features/shared/country';
import { moving } from './movingQuestion';

/** The order is that of the questions. */
const bosnian = {
  sleep: {
    question: 'Kada najčešće idete na spavanje?',
    answers: ['Prije deset', 'Oko jedanaest', 'Poslije ponoći', 'Svake noći drugačije'],
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
  moving: moving.BA,
  plate: {
    question: 'Šta je često na vašem tanjiru?',
    answers: ['Povrće i voće', 'Riba', 'Meso i suhomesnato', 'Sjemenke i orašasti plodovi'],
  },
  wish: {
    question: 'Šta želite u naredna tri mjeseca?',
    answers: ['Redovan san', 'Više kretanja', 'Zdraviju prehranu', 'Naviku koje se lako držim'],
  },
};

/** Seven questions about habits and wishes. They ask for no symptom and conclude nothing. */
export const prostateQuestions = defineMessages({
  BA: bosnian,
  RS: {
    sleep: {
      question: 'Kada najčešće idete na spavanje?',
      answers: ['Pre deset', 'Oko jedanaest', 'Posle ponoći', 'Svake noći drugačije'],
    },
    water: bosnian.water,
    evening: {
      question: 'Šta popijete posle šest uveče?',
      answers: ['Vodu', 'Čaj', 'Kafu', 'Pivo ili vino'],
    },
    sitting: {
      question: 'Gde najduže sedite tokom dana?',
      answers: ['Na poslu', 'Za volanom', 'Pred televizorom ili računarom', 'Malo sedim'],
    },
    moving: moving.RS,
    plate: {
      question: 'Šta je često na vašem tanjiru?',
      answers: ['Povrće i voće', 'Riba', 'Meso i suvomesnato', 'Semenke i orašasti plodovi'],
    },
    wish: {
      question: 'Šta želite u naredna tri meseca?',
      answers: ['Redovan san', 'Više kretanja', 'Zdraviju ishranu', 'Naviku koje se lako držim'],
    },
  },
  HR: {
    sleep: {
      question: 'Kada najčešće idete na spavanje?',
      answers: ['Prije deset', 'Oko jedanaest', 'Iza ponoći', 'Svake noći drukčije'],
    },
    water: bosnian.water,
    evening: {
      question: 'Što popijete nakon šest navečer?',
      answers: ['Vodu', 'Čaj', 'Kavu', 'Pivo ili vino'],
    },
    sitting: {
      question: 'Gdje najduže sjedite tijekom dana?',
      answers: ['Na poslu', 'Za volanom', 'Pred televizorom ili računalom', 'Malo sjedim'],
    },
    moving: moving.HR,
    plate: {
      question: 'Što je često na vašem tanjuru?',
      answers: ['Povrće i voće', 'Riba', 'Meso i suhomesnati proizvodi', 'Sjemenke i orašasti plodovi'],
    },
    wish: {
      question: 'Što želite u sljedeća tri mjeseca?',
      answers: ['Redovit san', 'Više kretanja', 'Zdraviju prehranu', 'Naviku koje se lako držim'],
    },
  },
  ME: {
    sleep: bosnian.sleep,
    water: bosnian.water,
    evening: {
      question: 'Šta popijete poslije šest uveče?',
      answers: ['Vodu', 'Čaj', 'Kafu', 'Pivo ili vino'],
    },
    sitting: bosnian.sitting,
    moving: moving.ME,
    plate: {
      question: 'Šta je često na vašem tanjiru?',
      answers: ['Povrće i voće', 'Riba', 'Meso i suvomesnato', 'Sjemenke i orašasti plodovi'],
    },
    wish: {
      question: 'Šta želite u naredna tri mjeseca?',
      answers: ['Redovan san', 'Više kretanja', 'Zdraviju ishranu', 'Naviku koje se lako držim'],
    },
  },
});
