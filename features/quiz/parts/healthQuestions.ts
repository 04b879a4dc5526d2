import { defineMessages } from '#features/shared/country';
import { moving } from './movingQuestion';

/** The order is that of the questions. */
const bosnian = {
  care: {
    question: 'O čemu najviše vodite računa?',
    answers: ['O probavi', 'O snu', 'O tjelesnoj težini', 'O energiji'],
  },
  meals: {
    question: 'Kako najčešće jedete?',
    answers: ['Redovno, kod kuće', 'Na brzinu', 'Na poslu ili u restoranu', 'Kasno navečer'],
  },
  drinks: {
    question: 'Šta pijete tokom dana?',
    answers: ['Vodu', 'Kafu', 'Čaj', 'Sokove i gazirana pića'],
  },
  lunch: {
    question: 'Kako se osjećate poslije ručka?',
    answers: ['Lagano', 'Zadovoljno', 'Pospano', 'Tromo'],
  },
  moving: moving.BA,
  habit: {
    question: 'Koja navika vam najteže pada?',
    answers: ['Redovni obroci', 'Dovoljno vode', 'Dovoljno sna', 'Svakodnevno kretanje'],
  },
};

/** Six questions about meals, drinks and habits. */
export const healthQuestions = defineMessages({
  BA: bosnian,
  RS: {
    care: {
      question: 'O čemu najviše vodite računa?',
      answers: ['O varenju', 'O snu', 'O telesnoj težini', 'O energiji'],
    },
    meals: {
      question: 'Kako najčešće jedete?',
      answers: ['Redovno, kod kuće', 'Na brzinu', 'Na poslu ili u restoranu', 'Kasno uveče'],
    },
    drinks: bosnian.drinks,
    lunch: {
      question: 'Kako se osećate posle ručka?',
      answers: ['Lagano', 'Zadovoljno', 'Pospano', 'Tromo'],
    },
    moving: moving.RS,
    habit: bosnian.habit,
  },
  HR: {
    care: bosnian.care,
    meals: {
      question: 'Kako najčešće jedete?',
      answers: ['Redovito, kod kuće', 'Na brzinu', 'Na poslu ili u restoranu', 'Kasno navečer'],
    },
    drinks: {
      question: 'Što pijete tijekom dana?',
      answers: ['Vodu', 'Kavu', 'Čaj', 'Sokove i gazirana pića'],
    },
    lunch: {
      question: 'Kako se osjećate nakon ručka?',
      answers: ['Lagano', 'Zadovoljno', 'Pospano', 'Tromo'],
    },
    moving: moving.HR,
    habit: {
      question: 'Koja vam navika najteže pada?',
      answers: ['Redoviti obroci', 'Dovoljno vode', 'Dovoljno sna', 'Svakodnevno kretanje'],
    },
  },
  ME: {
    care: bosnian.care,
    meals: {
      question: 'Kako najčešće jedete?',
      answers: ['Redovno, kod kuće', 'Na brzinu', 'Na poslu ili u restoranu', 'Kasno uveče'],
    },
    drinks: bosnian.drinks,
    lunch: bosnian.lunch,
    moving: moving.ME,
    habit: bosnian.habit,
  },
});
