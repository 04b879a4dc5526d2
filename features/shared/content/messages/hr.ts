import type { Messages } from './ba';

export const hr: Messages = {
  contents: 'Na ovoj stranici',
  loading: 'Učitavanje teksta',
  articles: {
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
      line: 'Pun tanjur, mali manjak i navike koje ostaju.',
    },
  },
};
