import { defineMessages } from '#features/shared/country';
import { moving } from './movingQuestion';

/** The order is that of the questions. */
const bosnian = {
  energy: {
    question: 'Kada imate najviše energije?',
    answers: ['Ujutro', 'Oko podneva', 'Poslije podne', 'Navečer'],
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
  moving: moving.BA,
  wish: {
    question: 'Šta želite prvo promijeniti?',
    answers: ['Da se budim odmoran', 'Da imam više volje', 'Da bolje jedem', 'Da bolje rasporedim vrijeme'],
  },
};

/** Six questions about energy, rest and closeness. */
export const potencyQuestions = defineMessages({
  BA: bosnian,
  RS: {
    energy: {
      question: 'Kada imate najviše energije?',
      answers: ['Ujutru', 'Oko podneva', 'Posle podne', 'Uveče'],
    },
    drain: bosnian.drain,
    night: {
      question: 'Kako izgleda vaša noć?',
      answers: ['Spavam sedam sati ili više', 'Kasno ležem', 'Budim se noću', 'Radim u smenama'],
    },
    closeness: {
      question: 'Šta vam je važno u bliskosti?',
      answers: ['Opuštenost', 'Sigurnost u sebe', 'Spontanost', 'Vreme nasamo'],
    },
    moving: moving.RS,
    wish: {
      question: 'Šta prvo želite da promenite?',
      answers: ['Da se budim odmoran', 'Da imam više volje', 'Da bolje jedem', 'Da bolje rasporedim vreme'],
    },
  },
  HR: {
    energy: {
      question: 'Kada imate najviše energije?',
      answers: ['Ujutro', 'Oko podneva', 'Poslijepodne', 'Navečer'],
    },
    drain: {
      question: 'Što vam uzima najviše snage?',
      answers: ['Posao', 'Premalo sna', 'Brige', 'Previše obveza'],
    },
    night: bosnian.night,
    closeness: {
      question: 'Što vam je važno u bliskosti?',
      answers: ['Opuštenost', 'Sigurnost u sebe', 'Spontanost', 'Vrijeme nasamo'],
    },
    moving: moving.HR,
    wish: {
      question: 'Što želite prvo promijeniti?',
      answers: ['Da se budim odmoran', 'Da imam više volje', 'Da bolje jedem', 'Da bolje rasporedim vrijeme'],
    },
  },
  ME: {
    energy: {
      question: 'Kada imate najviše energije?',
      answers: ['Ujutro', 'Oko podneva', 'Poslije podne', 'Uveče'],
    },
    drain: bosnian.drain,
    night: bosnian.night,
    closeness: bosnian.closeness,
    moving: moving.ME,
    wish: bosnian.wish,
  },
});
