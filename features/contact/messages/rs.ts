import type { Messages } from './ba';

export const rs: Messages = {
  heading: 'Kontakt',
  lead: 'Pitajte i ono što je neprijatno pitati. Čuli smo već sve.',
  email: 'Email',
  emailHint: 'Ako pišete zbog porudžbine, navedite njen broj.',
  address: 'Adresa',
  shortcuts: 'Možda ne morate da zovete',
  track: 'Gde je moj paket?',
  refund: 'Kako da vratim proizvod?',
  shipping: 'Kada stiže porudžbina?',
  careers: 'Karijera',
  careersText: 'Želite da radite sa nama? Pišite nam na istu adresu.',
};
