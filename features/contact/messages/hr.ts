import type { Messages } from './ba';

export const hr: Messages = {
  heading: 'Kontakt',
  lead: 'Pitajte i ono što je neugodno pitati. Čuli smo već sve.',
  email: 'Email adresa',
  emailHint: 'Ako pišete zbog narudžbe, navedite njezin broj.',
  address: 'Adresa',
  shortcuts: 'Možda ne morate zvati',
  track: 'Gdje je moj paket?',
  refund: 'Kako mogu vratiti proizvod?',
  shipping: 'Kada stiže narudžba?',
  careers: 'Karijera',
  careersText: 'Želite raditi s nama? Pišite nam na istu adresu.',
};
