import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const inline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 });
export const gaps = styleVariants(vars.space, (gap) => ({ gap }));
