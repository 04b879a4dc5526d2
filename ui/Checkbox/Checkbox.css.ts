import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

const BOX = '26px';
/** How far the target reaches beyond the inside of the border to be 44 px wide. */
const REACH = `calc((${BOX} - ${vars.control.minTarget}) / 2 - ${vars.border.field})`;

export const checkbox = style({
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: BOX,
  height: BOX,
  // In the middle of the label's first line, however many follow.
  margin: `calc(${vars.space[2]} + (${vars.type.ui.lineHeight} * ${vars.type.ui.size} - ${BOX}) / 2) 0 0`,
  border: `${vars.border.field} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { borderColor: vars.color.ink } } } },
  '::after': { content: '', position: 'absolute', inset: REACH },
  selectors: {
    '&:focus-visible': { borderRadius: vars.radius.sm },
    '&:checked': { background: vars.color.brand, borderColor: vars.color.brand },
    // A corner of a box, turned: borders keep showing where the system replaces colours.
    '&:checked::before': {
      content: '',
      width: '7px',
      height: '13px',
      marginTop: `calc(-1 * ${vars.space[1]})`,
      border: `solid ${vars.color.brandInk}`,
      borderWidth: `0 ${vars.border.strong} ${vars.border.strong} 0`,
      rotate: '45deg',
    },
    '&[aria-invalid="true"]': { border: `${vars.border.strong} solid ${vars.color.danger}` },
    '&:disabled': {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.line,
      cursor: 'not-allowed',
    },
    '&:disabled:checked::before': { borderColor: vars.color.inkMuted },
  },
});
