import { style } from '@vanilla-extract/css';
import { media, onDeep, typeStyle, vars } from '#ui/theme';

/** The order's call on the dark surface; on narrow windows from edge to edge. */
export const block = style({
  vars: onDeep,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[4],
  padding: `${vars.space[6]} ${vars.space.gutter}`,
  background: vars.color.surface,
  color: vars.color.ink,
  '@media': {
    [media.upTo('xl')]: { marginInline: `calc(-1 * ${vars.space.gutter})` },
    [media.above('xl')]: { padding: vars.space[8], borderRadius: vars.radius.xl },
  },
});

/** Not wider than the block, so that a long figure wraps. */
export const title = style({ maxWidth: '100%' });

/** On narrow windows as wide as the block. */
export const save = style({
  '@media': {
    [media.upTo('xl')]: { width: '100%' },
    [media.print]: { display: 'none' },
  },
});

export const caption = style({
  ...typeStyle('lead'),
  display: 'block',
  color: vars.color.inkMuted,
  marginBlockEnd: vars.space[2],
});
