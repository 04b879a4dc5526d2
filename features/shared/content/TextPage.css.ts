import { style } from '@vanilla-extract/css';
import { media, typeStyle, vars } from '#ui/theme';

/** Phone and tablet: contents above the text. Wider: contents at left, text in the middle, space at right. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': {
    [media.from('xl')]: {
      gridTemplateColumns: `minmax(200px, 1fr) minmax(0, ${vars.container.text}) minmax(0, .6fr)`,
    },
  },
});

export const aside = style({
  width: '100%',
  maxWidth: vars.container.text,
  marginInline: 'auto',
  '@media': { [media.print]: { display: 'none' } },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[10],
  width: '100%',
  maxWidth: vars.container.text,
  marginInline: 'auto',
});

export const contents = style({
  padding: vars.space[5],
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceSunken,
  '@media': {
    [media.from('xl')]: {
      position: 'sticky',
      insetBlockStart: vars.space[7],
      padding: 0,
      background: 'none',
    },
  },
});

export const entry = style({
  ...typeStyle('ui'),
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.minTarget,
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `${vars.border.strong} solid ${vars.color.line}`,
  textDecoration: 'none',
  textWrap: 'pretty',
  transition: `border-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '[aria-current] > &': { borderColor: vars.color.brand, fontWeight: vars.weight.semibold },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.brand } } },
    [media.reducedMotion]: { transition: 'none' },
  },
});

/** Reserves most of the window's height while the text loads. */
export const loading = style({ minHeight: '70vh' });
