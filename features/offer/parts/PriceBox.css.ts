import { style, styleVariants } from '@vanilla-extract/css';
import { markFill, media, vars } from '#ui/theme';

/** A box beside the pictures; on phones, where it follows them, a part of the page. */
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  '@media': {
    [media.from('sm')]: {
      gap: vars.space[4],
      marginBlockStart: vars.space[3],
      padding: vars.space[4],
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.lg,
    },
    [media.above('xl')]: { padding: vars.space[6] },
  },
});

/** The button is beside the stepper unless large text leaves it no room. */
export const order = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const stepper = style({ display: 'flex', flex: 'none' });
export const add = style({ flex: '1 0 7rem' });

export const stock = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] });

const dot = style({
  flex: 'none',
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: vars.radius.pill,
});
export const dots = styleVariants({
  available: [dot, markFill(vars.color.success)],
  unavailable: [dot, markFill(vars.color.ink)],
});

export const promises = style({
  marginBlockStart: vars.space[2],
  '@media': {
    [media.below('sm')]: {
      paddingBlockStart: vars.space[5],
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    },
  },
});

/** Sizes of stepper and button in the skeleton. */
export const stepperPlaceholder = style({ width: vars.space[13] });
export const addPlaceholder = style({ height: vars.control.heightLarge });
