import type { Messages } from './ba';

export const rs: Messages = {
  contents: 'Na ovoj stranici',
  loading: 'Učitavanje teksta',
  articles: {
    prostata: {
      subject: 'Prostata',
      title: 'Prostata posle pedesete: navike koje vredi uvesti',
      line: 'Šta možete sami da promenite, a šta vredi pitati lekara.',
    },
    potencija: {
      subject: 'Potencija',
      title: 'Ženšen, maka i cink: šta se o njima zna',
      line: 'Kako čitati deklaraciju i šta od nje očekivati.',
    },
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
    mršavljenje: {
      subject: 'Mršavljenje',
      title: 'Mršavljenje bez žurbe',
      line: 'Pun tanjir, mali manjak i navike koje ostaju.',
    },
  },
};
