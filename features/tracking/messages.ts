import { defineMessages } from '#features/shared/country';

const everywhere = {
  heading: 'Praćenje pošiljke',
  lookUp: 'Pronađi pošiljku',
  lookingUp: 'Tražim pošiljku',
  /** Fixed wording (Screens/Tracking). */
  inPreparation: 'Paket u pripremi za slanje',
  /** Fixed wording (Screens/Tracking). */
  notFound: 'Paket nije pronađen',
};

const exceptSerbia = {
  orderNumber: 'Broj narudžbe',
  order: (orderNumber: string) => `Narudžba ${orderNumber}`,
  inPreparationHint: 'Šaljemo od ponedjeljka do petka. Kad paket krene, javljamo vam SMS-om i na Viber.',
};

const bosniaAndMontenegro = {
  lead: 'Upišite broj narudžbe i vidite dokle je stigao paket. Broj je na vašem računu, pod „Moje narudžbe“.',
  notFoundHint: 'Provjerite broj narudžbe i internet vezu, pa pokušajte ponovo. Možete nas i nazvati:',
};

export const messages = defineMessages({
  BA: { ...everywhere, ...exceptSerbia, ...bosniaAndMontenegro },
  RS: {
    ...everywhere,
    lead: 'Upišite broj porudžbine i vidite dokle je stigao paket. Broj je na vašem nalogu, pod „Moje porudžbine“.',
    orderNumber: 'Broj porudžbine',
    order: (orderNumber) => `Porudžbina ${orderNumber}`,
    inPreparationHint: 'Šaljemo od ponedeljka do petka. Kada paket krene, javljamo vam SMS-om i na Viber.',
    notFoundHint: 'Proverite broj porudžbine i internet vezu, pa pokušajte ponovo. Možete i da nas pozovete:',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    lead: 'Upišite broj narudžbe i vidite dokle je stigao paket. Broj je na vašem računu, pod „Moje narudžbe”.',
    notFoundHint: 'Provjerite broj narudžbe i internetsku vezu pa pokušajte ponovno. Možete nas i nazvati:',
  },
  ME: { ...everywhere, ...exceptSerbia, ...bosniaAndMontenegro },
});
