import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme';

export const BOX_SIZE = '26px';

/** The box of a checkbox, replacing that of the browser. */
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
    // The check mark is two borders of a rotated box, because borders stay visible in forced-colors mode.
    '&:checked::before': {
      content: '',
      width: '7px',
      height: '13px',
      marginTop: `calc(-1 * ${vars.space[1]})`,
      border: `solid ${vars.color.brandInk}`,
      borderWidth: `0 ${vars.border.strong} ${vars.border.strong} 0`,
      transform: 'rotate(45deg)',
    },
  },
});
