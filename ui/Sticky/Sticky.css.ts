import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const sticky = style({ minWidth: 0 });

const sticks = { position: 'sticky', alignSelf: 'start' } as const;

export const starts = styleVariants({
  sm: {
    '@media': {
      // Below a header that stays in sight, which on large screens it does not.
      [media.from('sm')]: { ...sticks, insetBlockStart: vars.space[11] },
      [media.above('xl')]: { insetBlockStart: vars.space[7] },
    },
  },
  xl: { '@media': { [media.above('xl')]: { ...sticks, insetBlockStart: vars.space[7] } } },
});
