import { facts } from '#features/shared/country';

const { callMinutes, deliveryHours, guaranteeDays } = facts;
/** Word joiner and no-break space prevent line breaks within the range. */
const callWindow = `${callMinutes.from}–\u2060${callMinutes.to}\u00A0minuta`;
const delivery = `Dostava za ${deliveryHours.from} do ${deliveryHours.to}\u00A0sati`;

/** By the names of their icons. */
export const ba = {
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
};

/** The texts of a country. */
export type Messages = typeof ba;
