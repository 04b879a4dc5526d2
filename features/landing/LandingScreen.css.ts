import { style } from '@vanilla-extract/css';

/** The carousel is as wide as the window, to which a scrollbar counts. */
export const edge = style({ overflowX: 'clip' });
