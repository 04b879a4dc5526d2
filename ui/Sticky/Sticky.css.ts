import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const sticky = style({ minWidth: 0 });

/** The wide header comes back on scrolling up. */
const belowWideHeader = vars.space[12];

const sticks = { position: 'sticky', alignSelf: 'start' } as const;

export const starts = styleVariants({
  tablet: {
    '@media': {
      [media.from('sm')]: { ...sticks, insetBlockStart: vars.space[11] },
      // Pictures may go below the header while it is back.
      [media.above('xl')]: { insetBlockStart: vars.space[5] },
    },
  },
  desktop: { '@media': { [media.above('xl')]: { ...sticks, insetBlockStart: belowWideHeader } } },
});
