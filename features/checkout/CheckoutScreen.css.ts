import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  paddingBlock: vars.space[7],
  '@media': {
    [media.above('nav')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 430px',
      gap: vars.space[11],
      paddingBlock: vars.space[9],
      alignItems: 'start',
    },
  },
});

export const aside = style({
  minWidth: 0,
  '@media': { [media.above('nav')]: { position: 'sticky', insetBlockStart: vars.space[6] } },
});

export const section = style({
  display: 'grid',
  gap: vars.space[5],
  paddingBlock: vars.space[7],
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});

/** On phones the total stands above the form; the summary itself follows below it. */
export const totalBar = style({
  ...typeStyle('ui'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  width: '100%',
  minHeight: vars.control.height,
  paddingInline: vars.space.gutter,
  background: vars.color.surfaceSunken,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
  '@media': { [media.above('nav')]: { display: 'none' } },
});

export const totalWords = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const amount = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
