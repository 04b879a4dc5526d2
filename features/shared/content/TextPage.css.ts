import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

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

export const fold = style({
  paddingInline: vars.space[5],
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
  selectors: { '&[open]': { paddingBlockEnd: vars.space[4] } },
  '@media': { [media.print]: { display: 'none' } },
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: vars.control.height,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const icon = style({
  display: 'flex',
  transition: `rotate ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: { [`${fold}[open] &`]: { rotate: '45deg' } },
});
