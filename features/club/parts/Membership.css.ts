import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': {
    [media.from('xl')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
      columnGap: vars.space[11],
      alignItems: 'center',
    },
  },
});

export const steps = style({ display: 'grid', gap: vars.space[6], counterReset: 'step' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[8]} minmax(0, 1fr)`,
  gap: vars.space[3],
  alignItems: 'baseline',
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      ...typeStyle('h2'),
      content: 'counter(step)',
      color: vars.color.brand,
      lineHeight: vars.type.hero.lineHeight,
    },
  },
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});

export const terms = style({ borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}` });

export const term = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr)',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

/** Empty, it takes no row's gap. */
export const spoken = style({ selectors: { '&:empty': { position: 'absolute' } } });
