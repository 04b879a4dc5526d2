import { facts } from '#features/shared/country';

export const ba = {
  order: (number: string) => `Narudžba ${number}`,
  states: {
    preparing: 'Pripremamo vašu narudžbu',
    sent: 'Paket je na putu',
    delivered: 'Paket je isporučen',
    cancelled: 'Narudžba je otkazana',
  },
  received: 'Primljena',
  confirmation: 'Potvrda pozivom',
  confirmationTime: 'u radno vrijeme, kad pitamo i za adresu',
  confirmed: 'Potvrđena pozivom',
  underWay: 'Na putu',
  dispatchTime: 'radnim danom, uz SMS i Viber poruku',
  payment: 'Dostava i plaćanje',
  paymentTime: `${facts.deliveryHours.from} do ${facts.deliveryHours.to} sati nakon slanja`,
};

/** The texts of a country. */
export type Messages = typeof ba;
