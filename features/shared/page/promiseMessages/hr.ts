import { facts } from '#features/shared/country';
import type { Messages } from './ba';

const { callMinutes, deliveryHours, guaranteeDays } = facts;
/** Word joiner and no-break space prevent line breaks within the range. */
const callWindow = `${callMinutes.from}–\u2060${callMinutes.to}\u00A0minuta`;
const delivery = `Dostava za ${deliveryHours.from} do ${deliveryHours.to}\u00A0sati`;

export const hr: Messages = {
  label: 'Kako poslujemo',
  cash: { title: 'Plaćanje pouzećem', text: 'Platite kad paket stigne.' },
  phone: {
    title: `Zovemo vas za ${callWindow}`,
    text: 'Telefonom potvrđujemo narudžbu, u radnom vremenu.',
  },
  shield: { title: `${guaranteeDays} dana jamstva`, text: 'Računa se od dana dostave.' },
  truck: { title: delivery, text: 'Nakon slanja. Šaljemo od ponedjeljka do petka.' },
};
