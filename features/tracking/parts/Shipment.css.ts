import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

/** Whatever an order number is made of, it does not widen the page. */
export const heading = style({ overflowWrap: 'anywhere' });

/** A mark beside the first line; a line joins it to the next. */
const event = style({
  position: 'relative',
  paddingInlineStart: vars.space[7],
  paddingBlockEnd: vars.space[5],
  overflowWrap: 'anywhere',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '.5lh -.5lh',
      insetInlineStart: `calc((${vars.space[3]} - ${vars.border.hairline}) / 2)`,
      borderInlineStart: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc((1lh - ${vars.space[3]}) / 2)`,
      insetInlineStart: 0,
      width: vars.space[3],
      aspectRatio: '1',
      borderRadius: vars.radius.pill,
      background: vars.color.brand,
    },
  },
});

export const events = styleVariants({
  known: [event],
  loading: [
    event,
    {
      selectors: {
        '&::after': { background: vars.color.line },
        '&:not(:last-child)::before': { borderColor: vars.color.line },
      },
    },
  ],
});

export const moment = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
