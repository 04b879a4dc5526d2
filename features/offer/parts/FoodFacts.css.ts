import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** Keeps the coloured ground off the last row above it. */
export const apart = style({ paddingBlockStart: vars.space[10] });

/** The columns of the reviews below. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@media': {
    [media.above('xl')]: {
      gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
      columnGap: vars.space[11],
    },
  },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': { [media.above('xl')]: { maxWidth: vars.container.article } },
});

/** The name above the words on phones, beside them from 550 px. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  paddingBlock: vars.space[4],
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.from('xs')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)', alignItems: 'baseline' },
  },
});

export const name = style({ ...typeStyle('ui'), fontWeight: vars.weight.semibold });

export const words = style({ ...typeStyle('body'), overflowWrap: 'anywhere' });

export const warnings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});

export const way = style({
  ...typeStyle('ui'),
  justifySelf: 'start',
  minHeight: vars.control.minTarget,
  borderRadius: vars.radius.xs,
  color: vars.color.ink,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const wayOn = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.brand,
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: vars.space[1],
});
