import { facts } from '../facts';

const { from, to } = facts.supportHours;

export const ba = {
  hours: `Od ponedjeljka do petka, od ${from} do ${to}`,
};

/** The texts of a country. */
export type Messages = typeof ba;
