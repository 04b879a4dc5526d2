import { defineMessages } from '#features/shared/country';

export const messages = defineMessages(
  {
    heading: 'Praćenje pošiljke',
    lead: 'Upišite broj narudžbe i vidite dokle je stigao paket. Broj je na vašem računu, pod „Moje narudžbe“.',
    orderNumber: 'Broj narudžbe',
    lookUp: 'Pronađi pošiljku',
    lookingUp: 'Tražim pošiljku',
    order: (orderNumber: string) => `Narudžba ${orderNumber}`,
    /** Fixed wording (Screens/Tracking). */
    inPreparation: 'Paket u pripremi za slanje',
    inPreparationHint: 'Šaljemo od ponedjeljka do petka. Kad paket krene, javljamo vam SMS-om i na Viber.',
    /** Fixed wording (Screens/Tracking). */
    notFound: 'Paket nije pronađen',
    notFoundHint: 'Provjerite broj narudžbe i internet vezu, pa pokušajte ponovo. Možete nas i nazvati:',
  },
  {
    RS: {
      lead: 'Upišite broj porudžbine i vidite dokle je stigao paket. Broj je na vašem nalogu, pod „Moje porudžbine“.',
      orderNumber: 'Broj porudžbine',
      order: (orderNumber) => `Porudžbina ${orderNumber}`,
      inPreparationHint: 'Šaljemo od ponedeljka do petka. Kada paket krene, javljamo vam SMS-om i na Viber.',
      notFoundHint:
        'Proverite broj porudžbine i internet vezu, pa pokušajte ponovo. Možete i da nas pozovete:',
    },
    HR: {
      lead: 'Upišite broj narudžbe i vidite dokle je stigao paket. Broj je na vašem računu, pod „Moje narudžbe”.',
      notFoundHint: 'Provjerite broj narudžbe i internetsku vezu pa pokušajte ponovno. Možete nas i nazvati:',
    },
  },
);
