import { facts } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
  order: (number) => `Porudžbina ${number}`,
  states: {
    preparing: 'Pripremamo vašu porudžbinu',
    sent: 'Paket je na putu',
    delivered: 'Paket je isporučen',
    cancelled: 'Porudžbina je otkazana',
  },
  received: 'Primljena',
  confirmation: 'Potvrda pozivom',
  confirmationTime: 'u radno vreme, kada pitamo i za adresu',
  confirmed: 'Potvrđena pozivom',
  underWay: 'Na putu',
  dispatchTime: 'radnim danom, uz SMS i Viber poruku',
  payment: 'Dostava i plaćanje',
  paymentTime: `${facts.deliveryHours.from} do ${facts.deliveryHours.to} sati nakon slanja`,
};
