import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

const row = { display: 'flex', alignItems: 'baseline', columnGap: vars.space[2] } as const;

/** One line. A long saving goes below the label, because a line more would cover the cart on a small phone. */
export const total = style({ ...row, justifyContent: 'space-between' });

export const labels = style({ ...row, flexWrap: 'wrap', lineHeight: vars.type.ui.lineHeight });

export const amount = style({ ...typeStyle('price'), fontSize: `min(${vars.type.price.size}, 6.25vw)` });
