import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** The states of one screen in a row that scrolls. */
export const strip = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[4],
  overflowX: 'auto',
  // The focus ring of a link needs room.
  padding: vars.space[1],
  paddingBlockEnd: vars.space[5],
});
