import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** On narrow windows the summary ends the page, without space below it. */
export const page = style({
  paddingBlockStart: vars.space[7],
  '@media': { [media.above('xl')]: { paddingBlock: `${vars.space[9]} ${vars.space[12]}` } },
});
