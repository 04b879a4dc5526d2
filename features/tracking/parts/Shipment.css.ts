import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Whatever an order number is made of, it does not widen the page. */
export const heading = style({ overflowWrap: 'anywhere' });

export const moment = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
