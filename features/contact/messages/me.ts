import type { Messages } from './ba';

export const me: Messages = {
  heading: 'Kontakt',
  lead: 'Pitajte i ono što je neprijatno pitati. Čuli smo već sve.',
  phone: 'Telefon',
  email: 'Email',
  emailHint: 'Ako pišete zbog narudžbe, navedite njen broj.',
  address: 'Adresa',
  shortcuts: 'Možda ne morate zvati',
  track: 'Gdje je moj paket?',
  trackText: 'Upišite broj narudžbe i vidite dokle je stigao.',
  refund: 'Kako da vratim proizvod?',
  refundText: 'Koraci, rokovi i šta se od iznosa odbija.',
  shipping: 'Kada stiže narudžba?',
  shippingText: 'Kako teku poziv, slanje i dostava.',
  social: 'Pratite nas',
  careers: 'Želite raditi s nama? Pišite nam na',
};
