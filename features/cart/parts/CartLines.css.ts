import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Contains the link area. */
export const line = style({ position: 'relative' });

/** Extends the name's link over the picture, so that the picture needs no link of its own. */
export const linkArea = style({
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: vars.space[11],
  },
});

/** At least as high as a name of two lines above the stepper, also in the skeleton. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: `calc(${vars.space[9]} + ${vars.space[2]} + ${vars.space[9]})`,
});

/** Aligns the icon itself, not the larger target around it, with name and price. */
export const remove = style({
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
});
