import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const box = style({ minWidth: 0 });

/** A size container: beside the pictures the box can be as narrow as on a phone. */
export const container = style({ containerType: 'inline-size' });

const WIDE = '(width >= 22rem)';

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@container': { [WIDE]: { alignItems: 'stretch' } },
});

/** Beside the stepper if the box is too narrow for stepper and button in one line. */
export const stockCell = style({
  ...typeStyle('ui'),
  flex: '1 1 0',
  '@container': { [WIDE]: { flexBasis: '100%', marginBlockEnd: vars.space[1] } },
});

export const stock = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.success,
  fontWeight: vars.weight.semibold,
  '::before': {
    content: '""',
    flex: 'none',
    width: vars.space[2],
    height: vars.space[2],
    borderRadius: vars.radius.pill,
    background: 'currentColor',
  },
});

export const stepper = style({ display: 'flex', flex: 'none' });

export const add = style({
  flex: '1 0 100%',
  '@container': { [WIDE]: { flexBasis: 0 } },
});

/** Sizes of stock, stepper and button in the skeleton. */
export const stockPlaceholder = style([stockCell, { display: 'grid', alignItems: 'center', height: '1lh' }]);
export const stepperPlaceholder = style({
  width: vars.space[13],
  minHeight: `calc(${vars.control.heightSmall} + 2 * ${vars.border.field})`,
});
export const addPlaceholder = style({ height: vars.control.heightLarge });
