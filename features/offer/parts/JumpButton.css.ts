import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const jump = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space[1],
  minHeight: vars.control.minTarget,
  color: vars.color.ink,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
