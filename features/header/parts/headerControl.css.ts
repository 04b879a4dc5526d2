import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

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

/** A label that does not fit beside the icon wraps to a second line, which is clipped. */
export const menu = style([
  tool,
  {
    flexWrap: 'wrap',
    // Below the button at every size of the text.
    rowGap: '2.25rem',
    overflow: 'hidden',
    maxWidth: '100%',
    // 'Izbornik' fits at 320 px.
    '@media': {
      '(max-width: 21em)': {
        columnGap: vars.space[1],
        paddingInlineEnd: 0,
        fontSize: vars.type.small.size,
      },
    },
    // At once, while the code of the menu may still be loading.
    selectors: { '&[aria-expanded="true"]': { background: vars.color.brandTint } },
  },
]);

/** Wide enough for 'Prijava' from the start, so that nothing shifts when the login is known. */
export const account = style([tool, { position: 'relative' }]);

export const label = style({
  display: 'grid',
  maxWidth: '5.25rem',
  selectors: { '&::before': { content: 'attr(data-space)', gridArea: '1 / 1', visibility: 'hidden' } },
});

export const name = style({
  gridArea: '1 / 1',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
