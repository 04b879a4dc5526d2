import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const body = style({ marginBlockStart: vars.space[6] });

/** The fields and the ways on stand among the other parts of the step. */
export const form = style({ display: 'contents' });
