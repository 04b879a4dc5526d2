import { fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  title: 'Pridruži se klubu',
  terms: (price) =>
    `${price} godišnje. Obnavlja se automatski, otkazujete kad god želite. Članarinu vraćamo samo ako ugovor raskinete u zakonskom roku.`,
  name: 'Ime i prezime',
  phoneHint: 'Na ovaj broj javljamo vam se u vezi s članstvom.',
  send: 'Pridruži se',
  sending: 'Šaljem prijavu',
  close: 'Zatvori',
  failed: fixedTexts.clubFailed,
  failedHint: {
    join: 'Provjerite internetsku vezu i pokušajte ponovno. Ono što ste upisali nije izgubljeno. Možete nas i nazvati:',
    country:
      'Ne možemo utvrditi u kojoj ste državi. Isključite blokiranje sadržaja, ako ga koristite, i pokušajte ponovno. Možete nas i nazvati:',
  },
};
