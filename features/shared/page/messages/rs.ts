import { callWindow, facts, fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

const { deliveryHours, guaranteeDays } = facts;
/** Word joiner and no-break space prevent line breaks within the range. */
const delivery = `Dostava za ${deliveryHours.from} do ${deliveryHours.to}\u00A0sati`;

export const rs: Messages = {
  loadFailed: fixedTexts.offersFailed,
  loadFailedHint: 'Proverite internet vezu i pokušajte ponovo.',
  orCall: 'Možete i da nas pozovete:',
  description:
    'Dodaci ishrani za muškarce. Plaćanje pouzećem, dostava na kućnu adresu i garancija zadovoljstva.',
  partFailed: 'Ovaj deo stranice se nije učitao',
  partHint: 'Proverite internet vezu i pokušajte ponovo. Ako ne pomogne, osvežite stranicu.',
  close: 'Zatvorite',
  retry: 'Pokušajte ponovo',
  noOffers: 'Trenutno nema proizvoda',
  noOffersHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
  toShop: 'Pogledajte najpopularnije',
  breadcrumb: 'Putanja',
  home: 'Početna',
  copy: 'Kopirajte tekst',
  copied: 'Tekst je kopiran.',
  notCopied: 'Kopiranje nije uspelo. Tekst je označen: kopirajte ga sami.',
  promises: {
    label: 'Kako poslujemo',
    cash: { title: 'Plaćanje pouzećem', text: 'Platite kada paket stigne.' },
    phone: {
      title: `Zovemo vas za ${callWindow}`,
      text: 'Telefonom potvrđujemo porudžbinu, u radno vreme.',
    },
    shield: {
      title: `${guaranteeDays} dana garancije`,
      text: 'Računa se od dana dostave.',
    },
    truck: { title: delivery, text: 'Nakon slanja. Šaljemo od ponedeljka do petka.' },
  },
};
