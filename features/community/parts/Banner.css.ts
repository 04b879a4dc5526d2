import { style } from '@vanilla-extract/css';
import { media, onDeep, typeStyle, vars } from '#ui/theme';

/** The picture above the words, from 800 px at their right up to the edge of the window. */
export const banner = style({
  vars: onDeep,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.surface,
  color: vars.color.ink,
  '@media': { [media.from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 42%' } },
});

export const picture = style({
  minWidth: 0,
  '@media': {
    [media.below('sm')]: { aspectRatio: '16 / 10' },
    [media.from('sm')]: { gridArea: '1 / 2', height: 0, minHeight: '100%' },
  },
});

export const words = style({
  minWidth: 0,
  alignSelf: 'center',
  paddingBlock: vars.space[8],
  '@media': {
    [media.from('sm')]: {
      paddingBlock: vars.space[10],
      // In line with the pages' content, which is centred in the whole window.
      paddingInlineStart: `max(0px, calc((100vw - ${vars.container.page}) / 2 - ${vars.space.gutter}))`,
    },
  },
});

export const column = style({ display: 'grid', gap: vars.space[6], maxWidth: '620px', textWrap: 'balance' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: vars.space[5],
  paddingBlock: vars.space[5],
  borderBlock: `${vars.border.hairline} solid ${vars.color.line}`,
});

/** The number stands above what it counts, which is read first. */
export const fact = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

export const figure = style({
  ...typeStyle('h2'),
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
  color: vars.color.accent,
});
