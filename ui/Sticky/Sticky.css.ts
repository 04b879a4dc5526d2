import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const sticky = style({ minWidth: 0 });

const sticks = { position: 'sticky', alignSelf: 'start' } as const;

export const starts = styleVariants({
  sm: {
    '@media': {
      // Below the sticky header; on large screens the header is not sticky.
      [media.from('sm')]: { ...sticks, insetBlockStart: vars.space[11] },
      [media.above('xl')]: { insetBlockStart: vars.space[7] },
    },
  },
  xl: { '@media': { [media.above('xl')]: { ...sticks, insetBlockStart: vars.space[7] } } },
});
