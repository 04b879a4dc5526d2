import { facts } from '../facts';

const { from, to } = facts.supportHours;

export const ba = {
  hours: `Ponedjeljak do petak, ${from}:00 do ${to}:00`,
};

/** The texts of a country. */
export type Messages = typeof ba;
