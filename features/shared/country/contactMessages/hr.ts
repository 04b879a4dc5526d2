import { facts } from '../facts';
import type { Messages } from './ba';

const { from, to } = facts.supportHours;

export const hr: Messages = {
  hours: `Ponedjeljak do petak, ${from}:00 do ${to}:00`,
};
