import { fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
  title: 'Pridruži se klubu',
  terms: (price) =>
    `${price} godišnje. Obnavlja se automatski, otkazujete kada god želite. Članarinu vraćamo samo ako odustanete u zakonskom roku.`,
  name: 'Ime i prezime',
  phoneHint: 'Na ovaj broj vam se javljamo u vezi sa članstvom.',
  send: 'Pridruži se',
  sending: 'Šaljem prijavu',
  close: 'Zatvori',
  failed: fixedTexts.clubFailed,
  failedHint: {
    join: 'Proverite internet vezu i pokušajte ponovo. Ono što ste upisali nije izgubljeno. Možete i da nas pozovete:',
    country:
      'Ne možemo da utvrdimo u kojoj ste državi. Isključite blokiranje sadržaja, ako ga koristite, i pokušajte ponovo. Možete i da nas pozovete:',
  },
};
