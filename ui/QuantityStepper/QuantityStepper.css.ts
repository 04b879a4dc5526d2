import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** A grid, so that the box can fill a higher row, beside a larger button. */
export const group = style({
  display: 'grid',
  width: 'fit-content',
  '@media': { [media.print]: { display: 'none' } },
});

export const box = style({ minHeight: vars.control.heightSmall });

export const button = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.control.minTarget,
  minHeight: vars.control.minTarget,
  borderRadius: vars.radius.md,
  touchAction: 'manipulation',
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-disabled="true"])': { background: vars.color.surfaceSunken } },
    },
  },
  selectors: {
    '&[aria-disabled="true"]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
  },
});

/** Three digits wide, and a target. */
export const number = style({
  flex: 'none',
  width: `max(3.5ch, ${vars.control.minTarget})`,
  padding: 0,
  boxSizing: 'content-box',
  textAlign: 'center',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
