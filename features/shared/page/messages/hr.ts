import { callWindow, facts, fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

const { deliveryHours, guaranteeDays } = facts;
/** Word joiner and no-break space prevent line breaks within the range. */
const delivery = `Dostava za ${deliveryHours.from} do ${deliveryHours.to}\u00A0sati`;

export const hr: Messages = {
  loadFailed: fixedTexts.offersFailed,
  loadFailedHint: 'Provjerite internetsku vezu i pokušajte ponovno.',
  orCall: 'Možete nas i nazvati:',
  description:
    'Dodaci prehrani za muškarce. Plaćanje pouzećem, dostava na kućnu adresu i jamstvo zadovoljstva.',
  partFailed: 'Ovaj dio stranice nije se učitao',
  partHint: 'Provjerite internetsku vezu i pokušajte ponovno. Ako ne pomogne, osvježite stranicu.',
  close: 'Zatvorite',
  retry: 'Pokušajte ponovno',
  noOffers: 'Trenutačno nema proizvoda',
  noOffersHint: 'Ponuda se upravo dopunjava. Pokušajte ponovno malo kasnije.',
  toShop: 'Pogledajte najpopularnije',
  breadcrumb: 'Putanja',
  home: 'Početna',
  copy: 'Kopirajte tekst',
  copied: 'Tekst je kopiran.',
  notCopied: 'Kopiranje nije uspjelo. Tekst je označen: kopirajte ga sami.',
  promises: {
    label: 'Kako poslujemo',
    cash: { title: 'Plaćanje pouzećem', text: 'Platite kad paket stigne.' },
    phone: {
      title: `Zovemo vas za ${callWindow}`,
      text: 'Telefonom potvrđujemo narudžbu, u radnom vremenu.',
    },
    shield: { title: `${guaranteeDays} dana jamstva`, text: 'Računa se od dana dostave.' },
    truck: { title: delivery, text: 'Nakon slanja. Šaljemo od ponedjeljka do petka.' },
  },
};
