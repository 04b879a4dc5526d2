import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[9],
  '@media': {
    [media.upTo('nav')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${vars.space[7]} ${vars.space[6]}`,
    },
  },
});

export const contact = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[4],
  '@media': { [media.upTo('nav')]: { gridColumn: '1 / -1' } },
});

export const legal = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[9],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  maxWidth: '100%',
});

export const small = style({
  maxWidth: vars.container.article,
});
