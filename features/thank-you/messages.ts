import { defineMessages } from '#features/shared/country';

export const messages = defineMessages(
  {
    heading: 'Hvala na narudžbi',
    lead: 'Vaša narudžba je zaprimljena. Naš tim će vas pozvati u roku od 30-60 minuta.',
    orderNumber: 'Broj narudžbe',
    next: 'Šta slijedi',
    steps: [
      { title: 'Poziv', text: 'Zovemo vas u roku od 30-60 minuta da potvrdimo narudžbu.' },
      { title: 'Slanje', text: 'Paket stiže 24 do 48 sati nakon slanja. Šaljemo od ponedjeljka do petka.' },
      { title: 'Plaćanje', text: 'Plaćate pouzećem, kad paket stigne.' },
    ],
    toAccount: 'Moj račun',
    toShop: 'Nastavi kupovinu',
  },
  {
    RS: {
      heading: 'Hvala na porudžbini',
      lead: 'Vaša porudžbina je primljena. Naš tim će vas pozvati u roku od 30-60 minuta.',
      orderNumber: 'Broj porudžbine',
      next: 'Šta sledi',
      steps: [
        { title: 'Poziv', text: 'Zovemo vas u roku od 30-60 minuta da potvrdimo porudžbinu.' },
        { title: 'Slanje', text: 'Paket stiže 24 do 48 sati nakon slanja. Šaljemo od ponedeljka do petka.' },
        { title: 'Plaćanje', text: 'Plaćate pouzećem, kada paket stigne.' },
      ],
      toAccount: 'Moj nalog',
    },
    HR: { next: 'Što slijedi' },
  },
);
