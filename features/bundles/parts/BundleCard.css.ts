import { style } from '@vanilla-extract/css';
import { media, vars } from '#ui/theme';

export const card = style({ overflow: 'hidden', borderRadius: vars.radius.xl });

export const picture = style({
  // The background while the picture is loading.
  vars: { [vars.color.surfaceSunken]: vars.color.brandTint },
  position: 'relative',
  selectors: {
    // A minimum height that shows the whole picture; longer text makes the card higher.
    '&::before': { content: '""', display: 'block', aspectRatio: vars.ratio.portrait },
  },
});

export const frame = style({ position: 'absolute', inset: 0 });

export const content = style({
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

export const action = style({
  width: '100%',
  marginBlockStart: vars.space[2],
  '@media': { [media.from('sm')]: { width: '260px' } },
});
