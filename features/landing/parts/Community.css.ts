import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[9],
  '@media': {
    [media.from('sm')]: {
      gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)',
      alignItems: 'center',
    },
    [media.from('xl')]: { columnGap: vars.space[12] },
  },
});

/** The one large figure of the page (design brief, Type). */
export const figure = style({
  display: 'block',
  // The round side of the first digit stands in from its edge.
  marginInlineStart: '-0.04em',
  marginBlockEnd: vars.space[4],
  color: vars.color.accent,
  fontSize: `calc(1.6 * ${vars.type.hero.size})`,
  lineHeight: '0.9',
  letterSpacing: '-0.045em',
  whiteSpace: 'nowrap',
  '@media': {
    [`${media.from('sm')} and ${media.below('xxl')}`]: {
      fontSize: `calc(1.25 * ${vars.type.hero.size})`,
    },
  },
});

export const lead = style({ maxWidth: '480px', marginBlockEnd: vars.space[3] });

export const points = style({ display: 'grid', gap: vars.space[6] });

export const point = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
