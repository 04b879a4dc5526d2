import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Number of items and sort order. As high without the sort order. */
export const bar = style({ display: 'grid', alignItems: 'center', minHeight: vars.control.heightSmall });

export const sort = style({ width: '220px' });
