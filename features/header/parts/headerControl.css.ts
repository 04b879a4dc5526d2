import { style } from '@vanilla-extract/css';
import { forScreenReaders, media, typeStyle, vars } from '#ui/theme';

/** A header control with icon and label, which grow with the text. */
const tool = style({
  ...typeStyle('button'),
  fontWeight: vars.weight.medium,
  lineHeight: '1.5rem',
  display: 'flex',
  gap: vars.space[2],
  height: '3rem',
  padding: `.75rem ${vars.space[2]}`,
  borderRadius: vars.radius.md,
  // The label is no narrower than its longest word.
  overflowWrap: 'break-word',
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.brandTint } } } },
});

/** The icon, in the middle of the first line of text. */
export const icon = style({ display: 'flex', alignItems: 'center', height: '1.5rem' });

/** A label that does not fit beside the icon, like 'Izbornik' at 320 px, wraps to a second line, which is clipped. */
export const menu = style([
  tool,
  {
    flexWrap: 'wrap',
    // Below the button at every size of the text.
    rowGap: '2.25rem',
    overflow: 'hidden',
    maxWidth: '100%',
    // At once, while the code of the menu may still be loading.
    selectors: { '&[aria-expanded="true"]': { background: vars.color.brandTint } },
  },
]);

/** Fixed width, so that nothing shifts when the user's name is known. Up to 1020 px the icon alone. */
export const account = style([
  tool,
  {
    position: 'relative',
    width: '8.25rem',
    '@media': {
      [media.upTo('xxl')]: { width: '7.25rem' },
      [media.upTo('xl')]: { width: vars.space[9], justifyContent: 'center' },
    },
  },
]);

export const label = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.upTo('xl')]: forScreenReaders },
});
