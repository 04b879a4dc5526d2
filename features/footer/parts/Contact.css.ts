import { style } from '@vanilla-extract/css';

/** A number that is dialled is read in one piece. */
export const phone = style({ whiteSpace: 'nowrap' });
