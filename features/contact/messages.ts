import { defineMessages } from '#features/shared/country';

const everywhere = {
  heading: 'Kontakt',
  phone: 'Telefon',
  address: 'Adresa',
  shippingText: 'Kako teku poziv, slanje i dostava.',
  social: 'Pratite nas',
};

const exceptSerbia = {
  shortcuts: 'Možda ne morate zvati',
  track: 'Gdje je moj paket?',
  trackText: 'Upišite broj narudžbe i vidite dokle je stigao.',
  shipping: 'Kada stiže narudžba?',
  careers: 'Želite raditi s nama? Pišite nam na',
};

const exceptCroatia = {
  email: 'E-mail',
  refund: 'Kako da vratim proizvod?',
  refundText: 'Koraci, rokovi i šta se od iznosa odbija.',
};

const bosniaAndCroatia = {
  lead: 'Nema pitanja koje je neugodno postaviti. Javite se, rado ćemo vam pomoći.',
};

export const messages = defineMessages({
  BA: {
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    ...bosniaAndCroatia,
    emailHint: 'Ako pišete zbog narudžbe, navedite njen broj.',
  },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    lead: 'Nema pitanja koje je neprijatno postaviti. Javite se, rado ćemo vam pomoći.',
    emailHint: 'Ako pišete zbog porudžbine, navedite njen broj.',
    shortcuts: 'Možda ne morate da zovete',
    track: 'Gde je moj paket?',
    trackText: 'Upišite broj porudžbine i vidite dokle je stigao.',
    shipping: 'Kada stiže porudžbina?',
    careers: 'Želite da radite sa nama? Pišite nam na',
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    ...bosniaAndCroatia,
    email: 'E-mail adresa',
    emailHint: 'Ako pišete zbog narudžbe, navedite njezin broj.',
    refund: 'Kako mogu vratiti proizvod?',
    refundText: 'Koraci, rokovi i što se od iznosa odbija.',
  },
  ME: {
    ...everywhere,
    ...exceptSerbia,
    ...exceptCroatia,
    emailHint: 'Ako pišete zbog narudžbe, navedite njen broj.',
    lead: 'Nema pitanja koje je neprijatno postaviti. Javite se, rado ćemo vam pomoći.',
  },
});
