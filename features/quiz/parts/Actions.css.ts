import { style } from '@vanilla-extract/css';
import { bottomInset, media, vars } from '#ui/theme';

export const actions = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  marginBlockStart: 'auto',
  paddingBlock: `${vars.space[5]} ${vars.space[2]}`,
  background: vars.color.surface,
  '@media': { [media.from('sm')]: { justifyItems: 'start', marginBlockStart: vars.space[3] } },
});

/** Unless that would leave too little of the window to read in. */
export const sticky = style({
  '@media': {
    [`${media.below('sm')} and (min-height: 560px)`]: {
      position: 'sticky',
      insetBlockEnd: bottomInset,
      zIndex: vars.z.raised,
    },
  },
});
