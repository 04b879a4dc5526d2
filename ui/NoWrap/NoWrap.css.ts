import { style } from '@vanilla-extract/css';

/** A box of its own goes to the next line as a whole, and wraps only where it is wider than the column. */
export const noWrap = style({
  display: 'inline-block',
  maxWidth: '100%',
  // Unlike `anywhere`, a column is not made narrower for it.
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums',
});
