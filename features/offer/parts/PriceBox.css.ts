import { style, styleVariants } from '@vanilla-extract/css';
import { markFill, vars } from '#ui/theme';

/** A size container: beside the pictures the box can be as narrow as on a phone. */
export const container = style({ containerType: 'inline-size' });

const WIDE = '(min-width: 22rem)';

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@container': { [WIDE]: { alignItems: 'stretch' } },
});

/**
 * Beside the stepper if the box is too narrow for stepper and button in one line; above it where its longest word would
 * not fit beside it.
 */
export const stock = style({ flex: '1 1 7rem', '@container': { [WIDE]: { flexBasis: '100%' } } });

const dot = style({ width: vars.space[2], height: vars.space[2], borderRadius: vars.radius.pill });
export const dots = styleVariants({
  available: [dot, markFill(vars.color.success)],
  unavailable: [dot, markFill(vars.color.ink)],
});

export const stepper = style({ display: 'flex', flex: 'none' });

export const add = style({
  flex: '1 0 100%',
  '@container': { [WIDE]: { flexBasis: 0 } },
});

/** Sizes of stepper and button in the skeleton. */
export const stepperPlaceholder = style({
  width: vars.space[13],
  minHeight: `calc(${vars.control.heightSmall} + 2 * ${vars.border.field})`,
});
export const addPlaceholder = style({ height: vars.control.heightLarge });
