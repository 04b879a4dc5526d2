import { style } from '@vanilla-extract/css';
import { typeStyle, vars } from '#ui/theme';

export const box = style({
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  selectors: { '&:not(:has(> [aria-invalid="true"]))': { borderStyle: 'dashed' } },
});

/** The native input covers the whole box, so that a click anywhere opens it and a dropped picture is accepted. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.control.height,
  height: vars.control.height,
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
  color: vars.color.inkMuted,
  overflow: 'hidden',
});

export const preview = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const fileName = style({
  ...typeStyle('body'),
  flex: 1,
  minWidth: 0,
  // A name has no spaces, and its end tells files apart.
});

export const remove = style({
  // Above the input, which covers the box.
  position: 'relative',
  zIndex: vars.z.raised,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.control.minTarget,
  height: vars.control.minTarget,
  borderRadius: vars.radius.md,
  color: vars.color.inkMuted,
});
