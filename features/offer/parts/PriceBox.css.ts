import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const box = style({ minWidth: 0 });

/** What follows is laid out by the width of the box: it is as narrow beside pictures as on a phone. */
export const room = style({ containerType: 'inline-size' });

const WIDE = '(width >= 22rem)';

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@container': { [WIDE]: { alignItems: 'stretch' } },
});

/** In a line with the stepper where there is no room for stepper and button side by side. */
export const stockPlace = style({
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

/** Rooms of stock, stepper and button while they load. */
export const stockRoom = style([stockPlace, { display: 'grid', alignItems: 'center', height: '1lh' }]);
export const stepperRoom = style({
  width: vars.space[13],
  minHeight: `calc(${vars.control.heightSmall} + 2 * ${vars.border.field})`,
});
export const addRoom = style({ height: vars.control.heightLarge });
