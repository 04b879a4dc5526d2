import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

/** The found ones are few, and beside the offers on wide screens. */
export const found = style({
  display: 'grid',
  // Fewer columns where the text is large.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(9.5rem, 40%)), 1fr))',
  gap: vars.space[2],
});

export const all = style([
  found,
  {
    '@media': {
      [media.from('sm')]: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.5rem, 20%), 1fr))',
        gap: vars.space[4],
      },
    },
  },
]);

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  height: '100%',
  minHeight: vars.control.heightLarge,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.lg,
  background: vars.color.tint,
  color: vars.color.tintInk,
  // A name keeps the width of its longest word; its drawing gives way.
  overflowWrap: 'break-word',
  '@media': {
    // The drawing above the name.
    [media.from('sm')]: {
      selectors: {
        [`${all} &`]: {
          flexDirection: 'column-reverse',
          alignItems: 'flex-start',
          padding: vars.space[4],
        },
      },
    },
  },
});

export const plant = style({
  flex: '0 1 auto',
  minWidth: 0,
  width: '44px',
  '@media': {
    [media.from('sm')]: { selectors: { [`${all} &`]: { width: '84px', alignSelf: 'flex-end' } } },
    [media.above('xl')]: { selectors: { [`${all} &`]: { width: '108px' } } },
  },
});
