import type { Messages } from './ba';

export const hr: Messages = {
  heading: 'Kontakt',
  lead: 'Pitajte i ono što je neugodno pitati. Čuli smo već sve.',
  phone: 'Telefon',
  email: 'Email adresa',
  emailHint: 'Ako pišete zbog narudžbe, navedite njezin broj.',
  address: 'Adresa',
  shortcuts: 'Možda ne morate zvati',
  track: 'Gdje je moj paket?',
  trackText: 'Upišite broj narudžbe i vidite dokle je stigao.',
  refund: 'Kako mogu vratiti proizvod?',
  refundText: 'Koraci, rokovi i što se od iznosa odbija.',
  shipping: 'Kada stiže narudžba?',
  shippingText: 'Kako teku poziv, slanje i dostava.',
  social: 'Pratite nas',
  careers: 'Želite raditi s nama? Pišite nam na',
};
