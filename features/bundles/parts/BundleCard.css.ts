import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const card = style({ overflow: 'hidden', borderRadius: vars.radius.xl });

/** On a phone the picture stands above the words. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from('xl')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});

export const picture = style({
  // While it is loading.
  vars: { [vars.color.surfaceSunken]: vars.color.brandTint },
  position: 'relative',
  selectors: {
    // Room for the whole of it. Where the words need more, it grows with them.
    '&::before': { content: '""', display: 'block', aspectRatio: vars.ratio.portrait },
  },
});

export const frame = style({ position: 'absolute', inset: 0 });

export const badge = style({
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineStart: vars.space[4],
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[6],
  padding: `${vars.space[6]} ${vars.space[5]}`,
  '@media': {
    [media.from('sm')]: { padding: vars.space[7] },
    [media.from('xxl')]: { paddingInline: vars.space[10], gap: vars.space[7] },
  },
});

export const part = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.minTarget,
});

export const quantity = style({ fontVariantNumeric: 'tabular-nums' });

export const action = style({
  width: '100%',
  marginBlockStart: vars.space[2],
  '@media': { [media.from('sm')]: { width: '260px' } },
});
