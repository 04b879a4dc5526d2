import { facts } from '../facts';
import type { Messages } from './ba';

const { from, to } = facts.supportHours;

export const me: Messages = {
  hours: `Od ponedjeljka do petka, od ${from} do ${to}`,
};
