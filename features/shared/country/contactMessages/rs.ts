import { facts } from '../facts';
import type { Messages } from './ba';

const { from, to } = facts.supportHours;

export const rs: Messages = {
  hours: `Ponedeljak do petak, ${from}:00 do ${to}:00`,
};
