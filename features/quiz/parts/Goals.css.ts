import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const head = style({ display: 'grid', gap: vars.space[3] });

export const goals = style({ display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[7] });
