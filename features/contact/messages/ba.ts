export const ba = {
  heading: 'Kontakt',
  lead: 'Pitajte i ono što je neugodno pitati. Čuli smo već sve.',
  email: 'Email',
  emailHint: 'Ako pišete zbog narudžbe, navedite njen broj.',
  address: 'Adresa',
  shortcuts: 'Možda ne morate zvati',
  track: 'Gdje je moj paket?',
  refund: 'Kako da vratim proizvod?',
  shipping: 'Kada stiže narudžba?',
  careers: 'Karijera',
  careersText: 'Želite raditi s nama? Pišite nam na istu adresu.',
};

/** The texts of a country. */
export type Messages = typeof ba;
