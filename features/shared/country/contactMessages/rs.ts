import { facts } from '../facts';
import type { Messages } from './ba';

const { from, to } = facts.supportHours;

export const rs: Messages = {
  hours: `Od ponedeljka do petka, od ${from} do ${to}`,
};
