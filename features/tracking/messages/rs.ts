import type { Messages } from './ba';

export const rs: Messages = {
  heading: 'Praćenje pošiljke',
  lead: 'Upišite broj porudžbine i vidite dokle je stigao paket. Broj je na vašem nalogu, pod „Moje porudžbine“.',
  orderNumber: 'Broj porudžbine',
  lookUp: 'Pronađite pošiljku',
  lookingUp: 'Tražim pošiljku',
  inPreparationHint: 'Šaljemo od ponedeljka do petka. Kada paket krene, javljamo vam SMS-om i na Viber.',
  notFoundHint: 'Proverite broj porudžbine i internet vezu, pa pokušajte ponovo. Možete i da nas pozovete:',
  needsNetwork: 'Za praćenje pošiljke potrebna je mreža',
  needsNetworkHint: 'Čim se veza vrati, pokušajte ponovo. Možete i da nas pozovete:',
};
