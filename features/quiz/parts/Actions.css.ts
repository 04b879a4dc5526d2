import { style } from '@vanilla-extract/css';
import { bottomInset, media, vars } from '#ui/theme';

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockStart: 'auto',
  paddingBlock: `${vars.space[5]} ${vars.space[2]}`,
  background: vars.color.surface,
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: 'minmax(140px, auto) minmax(240px, auto)',
      justifyContent: 'start',
      marginBlockStart: vars.space[3],
    },
  },
});

/** Unless that would leave too little of the window to read in. */
export const sticky = style({
  '@media': {
    [`${media.below('sm')} and (height >= 560px)`]: {
      position: 'sticky',
      insetBlockEnd: bottomInset,
      zIndex: vars.z.raised,
    },
  },
});

export const skip = style({
  gridColumn: '1 / -1',
  justifySelf: 'center',
  '@media': { [media.from('sm')]: { justifySelf: 'start' } },
});
