import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const list = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))',
      gap: `${vars.space[7]} ${vars.space[5]}`,
    },
  },
});

/** One or two results, side by side. */
export const few = style([
  list,
  {
    '@media': { [media.from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const column = style({ display: 'grid', gap: vars.space[3] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr',
  alignItems: 'center',
  gap: vars.space[5],
});

export const match = style({
  borderRadius: vars.radius.xs,
  background: vars.color.mark,
  color: 'inherit',
  boxDecorationBreak: 'clone',
});
