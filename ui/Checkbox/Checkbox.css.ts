import { style } from '@vanilla-extract/css';
import { checkboxStyles } from '#ui/internal';
import { media, vars } from '#ui/theme';

const { box, BOX_SIZE } = checkboxStyles;
/** How far the target extends beyond the padding box to be 44 px wide. */
const REACH = `calc((${BOX_SIZE} - ${vars.control.minTarget}) / 2 - ${vars.border.field})`;

export const checkbox = style([
  box,
  {
    // Centred on the first line of the label.
    marginTop: `calc(${vars.space[2]} + (${vars.type.ui.lineHeight} * ${vars.type.ui.size} - ${BOX_SIZE}) / 2)`,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, [aria-invalid="true"])': { borderColor: vars.color.ink } },
      },
    },
    '::after': { content: '', position: 'absolute', inset: REACH },
    selectors: {
      '&[aria-invalid="true"]': { border: `${vars.border.strong} solid ${vars.color.danger}` },
      '&:disabled': {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.line,
        cursor: 'not-allowed',
      },
      '&:disabled:checked::before': { borderColor: vars.color.inkMuted },
    },
  },
]);
