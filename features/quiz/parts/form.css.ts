import { style } from '@vanilla-extract/css';

/** The fields and the buttons are laid out with the other parts of the step. */
export const form = style({ display: 'contents' });
