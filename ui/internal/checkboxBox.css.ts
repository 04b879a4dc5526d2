import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const BOX_SIZE = '26px';

/** The box of a checkbox, drawn instead of the browser's. */
export const box = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: BOX_SIZE,
  height: BOX_SIZE,
  margin: 0,
  border: `${vars.border.field} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  cursor: 'pointer',
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
  },
});
