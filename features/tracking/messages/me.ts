import type { Messages } from './ba';

export const me: Messages = {
  heading: 'Praćenje pošiljke',
  lead: 'Upišite broj narudžbe i vidite dokle je stigao paket. Broj je na vašem nalogu, pod „Moje narudžbe“.',
  orderNumber: 'Broj narudžbe',
  lookUp: 'Pronađite pošiljku',
  lookingUp: 'Tražim pošiljku',
  inPreparationHint: 'Šaljemo od ponedjeljka do petka. Kad paket krene, javljamo vam SMS-om i na Viber.',
  notFoundHint: 'Provjerite broj narudžbe i internet vezu, pa pokušajte ponovo. Možete nas i pozvati:',
  needsNetwork: 'Za praćenje pošiljke potrebna je mreža',
  needsNetworkHint: 'Čim se veza vrati, pokušajte ponovo. Možete nas i pozvati:',
};
