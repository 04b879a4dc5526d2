import { style, styleVariants } from '@vanilla-extract/css';
import { media, tokens, typeStyle, vars } from '#ui/theme';

const panel = style({
  // On a phone above the form, whose details name the offer already.
  order: -1,
  padding: `${vars.space[3]} ${vars.space.gutter}`,
  '@media': {
    [media.from('landing')]: {
      order: 0,
      display: 'grid',
      placeItems: 'center',
      padding: `${vars.space[8]} ${vars.space[7]}`,
    },
  },
});

export const panels = styleVariants(vars.color.category, ({ tint, ink }) => [
  panel,
  {
    background: tint,
    color: ink,
    vars: {
      [vars.color.ink]: ink,
      [vars.color.inkMuted]: ink,
      // Red details need more contrast here than on white.
      [vars.color.sale]: `color-mix(in srgb, ${tokens.color.sale}, black 10%)`,
    },
  },
]);

export const result = style({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  width: '100%',
  '@media': {
    [media.from('landing')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[5],
      maxWidth: '320px',
    },
  },
});

export const picture = style({ overflow: 'hidden', borderRadius: vars.radius.lg });

export const details = style({ display: 'grid', gap: vars.space[1] });

export const reviews = style({
  ...typeStyle('ui'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
});
