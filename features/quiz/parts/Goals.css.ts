import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const head = style({ display: 'grid', gap: vars.space[3] });

export const goals = style({ display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[7] });

export const goal = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '76px',
  padding: `${vars.space[3]} ${vars.space[5]}`,
  border: `${vars.border.field} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  textDecoration: 'none',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.motion.duration.fast,
  transitionTimingFunction: vars.motion.easing.standard,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { borderColor: vars.color.brand, background: vars.color.brandTint } },
    },
  },
  selectors: { '&:focus-visible': { borderRadius: vars.radius.md } },
});

export const name = style({ ...typeStyle('h4'), display: 'block' });
