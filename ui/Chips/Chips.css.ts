import { style } from '@vanilla-extract/css';
import { media, sidewaysStrip, typeStyle, vars } from '#ui/theme';

// The strip cuts whatever lies outside it: room for the focus ring, taken back from the space around.
const ringRoom = `calc(${vars.focusRing.width} + ${vars.focusRing.offset})`;

export const list = style([
  sidewaysStrip,
  {
    position: 'relative',
    gap: vars.space[2],
    paddingBlock: ringRoom,
    paddingInlineStart: ringRoom,
    marginBlock: `calc(-1 * ${ringRoom})`,
    marginInlineStart: `calc(-1 * ${ringRoom})`,
  },
]);

export const item = style({ flex: 'none' });

export const chip = style({
  ...typeStyle('ui'),
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.minTarget,
  paddingInline: vars.space[4],
  border: `${vars.border.field} solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.duration.fast,
  transitionTimingFunction: vars.motion.easing.standard,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.brand } } } },
  selectors: {
    '&[aria-current]': {
      background: vars.color.brand,
      borderColor: vars.color.brand,
      color: vars.color.brandInk,
    },
    '&:focus-visible': { borderRadius: vars.radius.pill },
  },
});
