import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const jump = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space[1],
  minHeight: vars.control.minTarget,
  color: vars.color.ink,
  textAlign: 'start',
});

/** The arrow leads nowhere on paper. The stars are no direct child. */
globalStyle(`${jump} > svg`, { '@media': { [media.print]: { display: 'none' } } });
