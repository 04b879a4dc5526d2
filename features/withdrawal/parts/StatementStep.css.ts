import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** Signature line, only printed. */
export const signature = style({
  display: 'none',
  '@media': {
    [media.print]: {
      display: 'block',
      marginBlockStart: vars.space[11],
      paddingBlockStart: vars.space[2],
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.ink}`,
      maxWidth: '50%',
    },
  },
});
