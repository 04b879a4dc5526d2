import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const justAdded = style({ paddingBlockEnd: vars.space[2] });
