import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** A link as high as a line of a heading, extended to a target of 44 px. */
export const headingLink = style({
  position: 'relative',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: `calc(-1 * ${vars.space[2]})`,
    insetInline: 0,
  },
});
