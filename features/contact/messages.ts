import { defineMessages } from '#features/shared/country';

export const messages = defineMessages(
  {
    heading: 'Kontakt',
    lead: 'Nema pitanja koje je neugodno postaviti. Javite se, rado ćemo vam pomoći.',

    phone: 'Telefon',
    email: 'E-mail',
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
  },
  {
    RS: {
      lead: 'Nema pitanja koje je neprijatno postaviti. Javite se, rado ćemo vam pomoći.',
      emailHint: 'Ako pišete zbog porudžbine, navedite njen broj.',
      shortcuts: 'Možda ne morate da zovete',
      track: 'Gde je moj paket?',
      trackText: 'Upišite broj porudžbine i vidite dokle je stigao.',
      shipping: 'Kada stiže porudžbina?',
      careers: 'Želite da radite sa nama? Pišite nam na',
    },
    HR: {
      email: 'E-mail adresa',
      emailHint: 'Ako pišete zbog narudžbe, navedite njezin broj.',
      refund: 'Kako mogu vratiti proizvod?',
      refundText: 'Koraci, rokovi i što se od iznosa odbija.',
    },
    ME: {
      lead: 'Nema pitanja koje je neprijatno postaviti. Javite se, rado ćemo vam pomoći.',
    },
  },
);
