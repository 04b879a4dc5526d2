import { defineMessages, type Messages } from '../country';
import type { Topic } from './topics';

interface ArticleName {
  /** The subject in one word. */
  subject: string;
  title: string;
  /** A summary in one line. */
  line: string;
}

const everywhere = {
  povećanje: {
    subject: 'Povećanje',
    title: 'Povećanje: obećanja i činjenice',
    line: 'Kako prepoznati ponudu koja obećava previše.',
  },
  zdravlje: {
    subject: 'Zdravlje',
    title: 'Mali koraci za zdrav dan',
    line: 'San, voda i kretanje, bez velikih odluka.',
  },
};

const exceptCroatia = {
  potencija: {
    subject: 'Potencija',
    title: 'Ženšen, maka i cink: šta se o njima zna',
    line: 'Kako čitati deklaraciju i šta od nje očekivati.',
  },
  mršavljenje: {
    subject: 'Mršavljenje',
    title: 'Mršavljenje bez žurbe',
    line: 'Pun tanjir, mali manjak i navike koje ostaju.',
  },
};

const bosniaAndMontenegro = {
  prostata: {
    subject: 'Prostata',
    title: 'Prostata nakon pedesete: navike koje vrijedi uvesti',
    line: 'Šta možete promijeniti sami, a šta vrijedi pitati ljekara.',
  },
};

/** The subject, title and summary of each article. */
export const articleNames: Messages<Record<Topic, ArticleName>> = defineMessages({
  BA: { ...everywhere, ...exceptCroatia, ...bosniaAndMontenegro },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    prostata: {
      subject: 'Prostata',
      title: 'Prostata posle pedesete: navike koje vredi uvesti',
      line: 'Šta možete sami da promenite, a šta vredi pitati lekara.',
    },
  },
  HR: {
    ...everywhere,
    prostata: {
      subject: 'Prostata',
      title: 'Prostata nakon pedesete: navike koje vrijedi uvesti',
      line: 'Što možete promijeniti sami, a što vrijedi pitati liječnika.',
    },
    potencija: {
      subject: 'Potencija',
      title: 'Ginseng, maca i cink: što se o njima zna',
      line: 'Kako čitati deklaraciju i što od nje očekivati.',
    },
    mršavljenje: {
      subject: 'Mršavljenje',
      title: 'Mršavljenje bez žurbe',
      line: 'Pun tanjur, mali manjak i navike koje ostaju.',
    },
  },
  ME: { ...everywhere, ...exceptCroatia, ...bosniaAndMontenegro },
});
