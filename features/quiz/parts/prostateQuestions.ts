import { defineMessages } from '#features/shared/country';
import { moving } from './movingQuestion';

/** Seven questions about nights, habits and wishes. They ask for no symptom and conclude nothing. */
export const prostateQuestions = defineMessages(
  {
    night: {
      question: 'Šta vam najčešće prekine san?',
      answers: ['Odlazak u toalet', 'Žeđ', 'Buka ili svjetlo', 'Misli o obavezama'],
    },
    outing: {
      question: 'Kada vam je važno da je toalet blizu?',
      answers: ['Na dugom putu', 'Na poslu', 'Na utakmici ili u kinu', 'Noću'],
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
      answers: ['Mirniju noć', 'Više kretanja', 'Zdraviju prehranu', 'Naviku koje se lako držim'],
    },
  },
  {
    RS: {
      night: {
        question: 'Šta vam najčešće prekine san?',
        answers: ['Odlazak u toalet', 'Žeđ', 'Buka ili svetlo', 'Misli o obavezama'],
      },
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
        answers: ['Mirniju noć', 'Više kretanja', 'Zdraviju ishranu', 'Naviku koje se lako držim'],
      },
    },
    HR: {
      night: {
        question: 'Što vam najčešće prekine san?',
        answers: ['Odlazak na WC', 'Žeđ', 'Buka ili svjetlo', 'Misli o obvezama'],
      },
      outing: {
        question: 'Kada vam je važno da je WC blizu?',
        answers: ['Na dugom putu', 'Na poslu', 'Na utakmici ili u kinu', 'Noću'],
      },
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
        answers: ['Mirniju noć', 'Više kretanja', 'Zdraviju prehranu', 'Naviku koje se lako držim'],
      },
    },
    ME: {
      evening: {
        question: 'Šta popijete poslije šest uveče?',
        answers: ['Vodu', 'Čaj', 'Kafu', 'Pivo ili vino'],
      },
      moving: moving.ME,
      plate: {
        question: 'Šta je često na vašem tanjiru?',
        answers: ['Povrće i voće', 'Riba', 'Meso i suvomesnato', 'Sjemenke i orašasti plodovi'],
      },
      wish: {
        question: 'Šta želite u naredna tri mjeseca?',
        answers: ['Mirniju noć', 'Više kretanja', 'Zdraviju ishranu', 'Naviku koje se lako držim'],
      },
    },
  },
);
