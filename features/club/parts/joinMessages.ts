import { defineMessages } from '#features/shared/country';

/** Messages of the popup, loaded together with its code. */
export const joinMessages = defineMessages(
  {
    title: 'Pridruži se klubu',
    terms: (price: string) =>
      `${price} godišnje. Obnavlja se automatski, otkazujete kada god želite, članarina se ne vraća.`,
    name: 'Ime i prezime',
    phoneHint: 'Na ovaj broj vam se javljamo u vezi s članstvom.',
    dataUse: 'Kako čuvamo vaše podatke piše u',
    privacyPolicy: 'politici privatnosti',
    send: 'Pridruži se',
    sending: 'Šaljem prijavu',
    close: 'Zatvori',
    /** Fixed wording (Screens/Club). */
    failed: 'Došlo je do greške',
    failedHint: {
      join: 'Provjerite internet vezu i pokušajte ponovo. Ono što ste upisali nije izgubljeno. Možete nas i nazvati:',
      country:
        'Ne možemo utvrditi u kojoj ste državi. Isključite blokiranje sadržaja, ako ga koristite, i pokušajte ponovo. Možete nas i nazvati:',
    },
  },
  {
    RS: {
      phoneHint: 'Na ovaj broj vam se javljamo u vezi sa članstvom.',
      failedHint: {
        join: 'Proverite internet vezu i pokušajte ponovo. Ono što ste upisali nije izgubljeno. Možete i da nas pozovete:',
        country:
          'Ne možemo da utvrdimo u kojoj ste državi. Isključite blokiranje sadržaja, ako ga koristite, i pokušajte ponovo. Možete i da nas pozovete:',
      },
    },
    HR: {
      terms: (price) =>
        `${price} godišnje. Obnavlja se automatski, otkazujete kad god želite, članarina se ne vraća.`,
      phoneHint: 'Na ovaj broj javljamo vam se u vezi s članstvom.',
      failedHint: {
        join: 'Provjerite internetsku vezu i pokušajte ponovno. Ono što ste upisali nije izgubljeno. Možete nas i nazvati:',
        country:
          'Ne možemo utvrditi u kojoj ste državi. Isključite blokiranje sadržaja, ako ga koristite, i pokušajte ponovno. Možete nas i nazvati:',
      },
    },
  },
);
