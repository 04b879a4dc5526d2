import { defineMessages } from '#features/shared/country';

const everywhere = {
  title: 'Pridruži se klubu',
  name: 'Ime i prezime',
  dataUse: 'Kako čuvamo vaše podatke piše u',
  privacyPolicy: 'politici privatnosti',
  send: 'Pridruži se',
  sending: 'Šaljem prijavu',
  close: 'Zatvori',
  /** Fixed wording (Screens/Club). */
  failed: 'Došlo je do greške',
};

const exceptCroatia = {
  terms: (price: string) =>
    `${price} godišnje. Obnavlja se automatski, otkazujete kada god želite, članarina se ne vraća.`,
};

const bosniaAndMontenegro = {
  phoneHint: 'Na ovaj broj vam se javljamo u vezi s članstvom.',
  failedHint: {
    join: 'Provjerite internet vezu i pokušajte ponovo. Ono što ste upisali nije izgubljeno. Možete nas i nazvati:',
    country:
      'Ne možemo utvrditi u kojoj ste državi. Isključite blokiranje sadržaja, ako ga koristite, i pokušajte ponovo. Možete nas i nazvati:',
  },
};

/** Messages of the popup, loaded together with its code. */
export const joinMessages = defineMessages({
  BA: { ...everywhere, ...exceptCroatia, ...bosniaAndMontenegro },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    phoneHint: 'Na ovaj broj vam se javljamo u vezi sa članstvom.',
    failedHint: {
      join: 'Proverite internet vezu i pokušajte ponovo. Ono što ste upisali nije izgubljeno. Možete i da nas pozovete:',
      country:
        'Ne možemo da utvrdimo u kojoj ste državi. Isključite blokiranje sadržaja, ako ga koristite, i pokušajte ponovo. Možete i da nas pozovete:',
    },
  },
  HR: {
    ...everywhere,
    terms: (price) =>
      `${price} godišnje. Obnavlja se automatski, otkazujete kad god želite, članarina se ne vraća.`,
    phoneHint: 'Na ovaj broj javljamo vam se u vezi s članstvom.',
    failedHint: {
      join: 'Provjerite internetsku vezu i pokušajte ponovno. Ono što ste upisali nije izgubljeno. Možete nas i nazvati:',
      country:
        'Ne možemo utvrditi u kojoj ste državi. Isključite blokiranje sadržaja, ako ga koristite, i pokušajte ponovno. Možete nas i nazvati:',
    },
  },
  ME: { ...everywhere, ...exceptCroatia, ...bosniaAndMontenegro },
});
