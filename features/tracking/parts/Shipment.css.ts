import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Long order numbers wrap instead of widening the page. */
export const heading = style({ overflowWrap: 'anywhere' });

export const moment = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
