import { style } from '@vanilla-extract/css';

export const scroller = style({ overflowX: 'auto' });

/** Equal columns, as wide as the page but never too narrow to read. */
export const table = style({
  width: '100%',
  minWidth: '48rem',
  tableLayout: 'fixed',
  overflowWrap: 'anywhere',
});
