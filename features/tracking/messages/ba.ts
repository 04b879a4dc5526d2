export const ba = {
  heading: 'Praćenje pošiljke',
  lead: 'Upišite broj narudžbe i vidite dokle je stigao paket. Broj je na vašem računu, pod „Moje narudžbe“.',
  orderNumber: 'Broj narudžbe',
  lookUp: 'Pronađite pošiljku',
  lookingUp: 'Tražim pošiljku',
  inPreparationHint: 'Šaljemo od ponedjeljka do petka. Kad paket krene, javljamo vam SMS-om i na Viber.',
  notFoundHint: 'Provjerite broj narudžbe i internet vezu, pa pokušajte ponovo. Možete nas i nazvati:',
  needsNetwork: 'Za praćenje pošiljke potrebna je mreža',
  needsNetworkHint: 'Čim se veza vrati, pokušajte ponovo. Možete nas i nazvati:',
};

/** The texts of a country. */
export type Messages = typeof ba;
