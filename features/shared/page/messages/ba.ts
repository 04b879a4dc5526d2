import { callWindow, facts, fixedTexts } from '#features/shared/country';

const { deliveryHours, guaranteeDays } = facts;
/** Word joiner and no-break space prevent line breaks within the range. */
const delivery = `Dostava za ${deliveryHours.from} do ${deliveryHours.to}\u00A0sati`;

export const ba = {
  loadFailed: fixedTexts.offersFailed,
  loadFailedHint: 'Provjerite internet vezu i pokušajte ponovo.',
  /** Before the phone number. */
  orCall: 'Možete nas i nazvati:',
  /** For pages without a description of their own. */
  description:
    'Dodaci prehrani za muškarce. Plaćanje pouzećem, dostava na kućnu adresu i garancija zadovoljstva.',
  partFailed: 'Ovaj dio stranice se nije učitao',
  partHint: 'Provjerite internet vezu i pokušajte ponovo. Ako ne pomogne, osvježite stranicu.',
  close: 'Zatvorite',
  retry: 'Pokušajte ponovo',
  noOffers: 'Trenutno nema proizvoda',
  noOffersHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
  toShop: 'Pogledajte najpopularnije',
  /** The breadcrumb, for screen readers. */
  breadcrumb: 'Putanja',
  home: 'Početna',
  copy: 'Kopirajte tekst',
  copied: 'Tekst je kopiran.',
  notCopied: 'Kopiranje nije uspjelo. Tekst je označen: kopirajte ga sami.',
  /** By the names of their icons. */
  promises: {
    label: 'Kako poslujemo',
    cash: { title: 'Plaćanje pouzećem', text: 'Platite kad paket stigne.' },
    phone: {
      title: `Zovemo vas za ${callWindow}`,
      text: 'Telefonom potvrđujemo narudžbu, u radno vrijeme.',
    },
    shield: {
      title: `${guaranteeDays} dana garancije`,
      text: 'Računa se od dana dostave.',
    },
    truck: { title: delivery, text: 'Nakon slanja. Šaljemo od ponedjeljka do petka.' },
  },
};

/** The texts of a country. */
export type Messages = typeof ba;
