import type { Messages } from './ba';

export const rs: Messages = {
  heading: 'Kontakt',
  lead: 'Pitajte i ono što je neprijatno pitati. Čuli smo već sve.',
  phone: 'Telefon',
  email: 'Email',
  emailHint: 'Ako pišete zbog porudžbine, navedite njen broj.',
  address: 'Adresa',
  shortcuts: 'Možda ne morate da zovete',
  track: 'Gde je moj paket?',
  trackText: 'Upišite broj porudžbine i vidite dokle je stigao.',
  refund: 'Kako da vratim proizvod?',
  refundText: 'Koraci, rokovi i šta se od iznosa odbija.',
  shipping: 'Kada stiže porudžbina?',
  shippingText: 'Kako teku poziv, slanje i dostava.',
  social: 'Pratite nas',
  careers: 'Želite da radite sa nama? Pišite nam na',
};
