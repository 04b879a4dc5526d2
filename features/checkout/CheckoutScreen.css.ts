import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[9],
  paddingBlockStart: vars.space[7],
  '@media': {
    [media.above('xl')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 430px',
      gap: `clamp(${vars.space[9]}, 6vw, ${vars.space[11]})`,
      alignItems: 'start',
      paddingBlock: `${vars.space[9]} ${vars.space[12]}`,
    },
  },
});

export const beside = style({
  minWidth: 0,
  '@media': { [media.above('xl')]: { position: 'sticky', insetBlockStart: vars.space[6] } },
});

export const notice = style({ marginBlockEnd: vars.space[7] });

export const section = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: vars.space[7],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});
