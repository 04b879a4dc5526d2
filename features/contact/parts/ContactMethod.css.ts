import { style } from '@vanilla-extract/css';

/** An email address in large text is longer than a phone is wide. */
export const way = style({ overflowWrap: 'anywhere' });
