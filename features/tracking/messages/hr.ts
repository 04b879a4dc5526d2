import type { Messages } from './ba';

export const hr: Messages = {
  heading: 'Praćenje pošiljke',
  lead: 'Upišite broj narudžbe i vidite dokle je stigao paket. Broj je na vašem računu, pod „Moje narudžbe”.',
  orderNumber: 'Broj narudžbe',
  lookUp: 'Pronađite pošiljku',
  lookingUp: 'Tražim pošiljku',
  inPreparationHint: 'Šaljemo od ponedjeljka do petka. Kad paket krene, javljamo vam SMS-om i na Viber.',
  notFoundHint: 'Provjerite broj narudžbe i internetsku vezu pa pokušajte ponovno. Možete nas i nazvati:',
  needsNetwork: 'Za praćenje pošiljke potrebna je mreža',
  needsNetworkHint: 'Čim se veza vrati, pokušajte ponovno. Možete nas i nazvati:',
};
