import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space[9],
  paddingBlockStart: vars.space[10],
  '@media': {
    [media.upTo('nav')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)',
      gap: `${vars.space[8]} ${vars.space[5]}`,
      paddingBlockStart: vars.space[9],
    },
  },
});

export const contact = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[6],
  '@media': { [media.upTo('nav')]: { gridColumn: '1 / -1' } },
});

export const title = style({
  ...typeStyle('ui'),
  fontWeight: vars.weight.semibold,
  color: vars.color.inkMuted,
  marginBlockEnd: vars.space[2],
});

const underlined = {
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
};

export const phone = style({
  ...typeStyle('h3'),
  ...underlined,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.minTarget,
  whiteSpace: 'nowrap',
});

export const link = style({
  ...underlined,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.minTarget,
  overflowWrap: 'anywhere',
});

export const legal = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[9],
  paddingBlock: `${vars.space[6]} ${vars.space[8]}`,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});

/** A line that an eye can follow. */
export const disclaimer = style({ maxWidth: vars.container.article });

export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
});
